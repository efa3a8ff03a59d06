import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import type { LogInMessages } from './log-in.en.ts';
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

interface MailLinkNoticeProps {
  readonly mailLink: MailLink;
  readonly messages: LogInMessages['mailLink'];
}

/** Says what came of the link in the confirmation mail. */
export function MailLinkNotice({ mailLink, messages }: MailLinkNoticeProps) {
  switch (mailLink) {
    case 'confirmed':
      return (
        <p css={good} role="status">
          {messages.confirmed}
        </p>
      );
    case 'invalid':
      return (
        <p css={bad} role="alert">
          {messages.invalid}
        </p>
      );
  }
}
