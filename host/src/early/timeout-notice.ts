import { tokens } from '@torsa/shared/theme/tokens';
import { timeoutNoticeId } from './early-events.ts';

const { color, radius, shadow, space } = tokens;

/** Part of every document's style: emotion's styles arrive with the page. */
export const timeoutNoticeCss = `#${timeoutNoticeId} {
inset: auto ${space.m} ${space.m};
max-inline-size: 34rem;
margin-inline: auto;
padding: ${space.m};
border: 1px solid ${color.edge};
border-radius: ${radius.m};
background: ${color.surface};
color: ${color.text};
box-shadow: ${shadow.high};
}`;

/** The notice that the inline script `queue-early-events.ts` opens. @param text HTML. */
export function timeoutNotice(text: string): string {
  return `<p id="${timeoutNoticeId}" popover="manual" role="alert">${text}</p>`;
}
