import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { tokens } from '@torsa/shared/theme/tokens';
import { FormNotice } from '@torsa/shared/ui/form-notice';
import { ResendMail } from './resend-mail.tsx';
import type { UnconfirmedMessages } from './unconfirmed.en.ts';

const stack = css({ display: 'grid', gap: tokens.space.m });

interface NotConfirmedProps {
  readonly email: string;
  readonly messages: UnconfirmedMessages;
}

/** Why a log-in with the right password fails, and what can be done about it. */
export function NotConfirmed({ email, messages }: NotConfirmedProps) {
  const { format } = useI18n();
  return (
    <div css={stack}>
      <FormNotice message={{ kind: 'alert', text: format(messages.notYet, { email }) }} />
      <ResendMail email={email} messages={messages} />
    </div>
  );
}
