import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { tokens } from '@torsa/shared/theme/tokens';
import { FormNotice } from '@torsa/shared/ui/form-notice';
import { ResendConfirmationButtons } from './resend-email.tsx';
import type { UnconfirmedEmailTexts } from './unconfirmed.copy.en.ts';

const stack = css({ display: 'grid', gap: tokens.space.m });

interface NotConfirmedProps {
  readonly email: string;
  readonly copy: UnconfirmedEmailTexts;
}

/** The message that an account's email address is not confirmed, with a button that requests another email. */
export function EmailNotConfirmedNotice({ email, copy }: NotConfirmedProps) {
  const { format } = useI18n();
  return (
    <div css={stack}>
      <FormNotice message={{ kind: 'alert', text: format(copy.notYet, { email }) }} />
      <ResendConfirmationButtons email={email} copy={copy} />
    </div>
  );
}
