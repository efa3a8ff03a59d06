import { tokens } from '@torsa/shared/theme/tokens';
import { clickTimeoutNoticeId } from './early-events.ts';

const { color, radius, shadow, space } = tokens;

/** The CSS of the time-out notice. It is in every HTML document, because Emotion's styles load later. */
export const clickTimeoutNoticeCss = `#${clickTimeoutNoticeId} {
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

/**
 * Writes the HTML of the time-out notice, which the inline script `queue-early-events.ts` opens.
 * @param text escaped HTML.
 */
export function writeClickTimeoutNotice(text: string): string {
  return `<p id="${clickTimeoutNoticeId}" popover="manual" role="alert">${text}</p>`;
}
