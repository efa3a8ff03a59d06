import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import type { MailLink } from './read-mail-link.ts';

const { color, radius, space } = tokens;

const frame = css({
  padding: space.m,
  borderInlineStart: '0.375rem solid',
  borderRadius: radius.s,
  backgroundColor: color.sunken,
});
const good = css(frame, { borderInlineStartColor: color.success });
const bad = css(frame, { borderInlineStartColor: color.danger });

/** Says what came of the link in the confirmation mail. */
export function MailLinkNotice({ mailLink }: { readonly mailLink: MailLink }) {
  switch (mailLink) {
    case 'confirmed':
      return (
        <p css={good} role="status">
          Your e-mail address is confirmed. You can log in now.
        </p>
      );
    case 'invalid':
      return (
        <p css={bad} role="alert">
          That link is no longer valid. If you have used it before, you can log in; if not, sign up
          again to get a new one.
        </p>
      );
  }
}
