import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { Link } from '@torsa/shared/router';
import { touchTargetLinkStyle } from '@torsa/shared/theme/min-target-size';
import { tokens } from '@torsa/shared/theme/tokens';
import { Form } from '@torsa/shared/ui/form';
import { useForm } from '@torsa/shared/ui/form/use-form';
import { SubmitButton } from '@torsa/shared/ui/submit-button';
import { useState } from 'react';
import { resendConfirmationEmail } from '../sign-in/resend-confirmation.ts';
import type { UnconfirmedEmailTexts } from './unconfirmed.copy.en.ts';
import { readUnconfirmedEmail, storeUnconfirmedEmail } from './unconfirmed-email.ts';
import { useCountdownSeconds } from './use-seconds-until.ts';

/** The backend's minimum time between two confirmation emails, in milliseconds. */
const wait = 60_000;

const form = css({ display: 'grid', gap: tokens.space.m });
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${tokens.space.s} ${tokens.space.l}`,
  fontVariantNumeric: 'tabular-nums',
  '& a': touchTargetLinkStyle,
});

interface ResendEmailProps {
  readonly email: string;
  readonly copy: UnconfirmedEmailTexts;
}

/** The buttons that request another confirmation email or change the email address. */
export function ResendConfirmationButtons({ email, copy }: ResendEmailProps) {
  const { format } = useI18n();
  const [sentAt, setSentAt] = useState(() => {
    const known = readUnconfirmedEmail();
    return known?.email === email ? known.sentAt : 0;
  });
  const seconds = useCountdownSeconds(sentAt + wait);
  const state = useForm({
    fields: {},
    send: async () => {
      if (seconds > 0) return undefined;
      await resendConfirmationEmail(email);
      storeUnconfirmedEmail(email);
      setSentAt(Date.now());
      return { notice: { kind: 'status', text: format(copy.sentAgain, { email }) } };
    },
    errors: { other: copy.notSent },
  });

  return (
    <Form state={state} css={form}>
      <div css={row}>
        <SubmitButton
          variant="secondary"
          busy={state.isBusy}
          busyLabel={copy.resending}
          aria-disabled={seconds > 0}
        >
          {describe()}
        </SubmitButton>
        <Link to="/auth/signup">{copy.wrongAddress}</Link>
      </div>
    </Form>
  );

  function describe(): string {
    return seconds > 0 ? format(copy.resendIn, { seconds }) : copy.resend;
  }
}
