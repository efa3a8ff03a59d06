import { tokens } from '@torsa/shared/theme/tokens';

const { color, radius, shadow, space } = tokens;

export const noticeId = 'too-late';

/** For the style of every document: emotion's comes with the page. */
export const noticeCss = `#${noticeId} {
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

/** What the inline script of `keep-early.ts` shows. @param text HTML. */
export function earlyNotice(text: string): string {
  return `<p id="${noticeId}" popover="manual" role="alert">${text}</p>`;
}
