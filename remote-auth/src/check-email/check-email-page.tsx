import { useI18n } from '@torsa/shared/i18n';
import { ButtonLink } from '@torsa/shared/ui/button-link';
import { useEffect, useState } from 'react';
import { AuthPage } from '../form/auth-page.tsx';
import { ResendConfirmationButtons } from '../unconfirmed/resend-email.tsx';
import { readUnconfirmedEmail } from '../unconfirmed/unconfirmed-email.ts';
import type { CheckEmailTexts } from './check-email-page.copy.en.ts';

export function CheckEmailPage({ copy }: { readonly copy: CheckEmailTexts }) {
  const { format } = useI18n();
  const [email, setEmail] = useState<string>();
  // Reads the stored email address after hydration, because the prerendered page does not contain it.
  useEffect(() => setEmail(readUnconfirmedEmail()?.email), []);

  return (
    <AuthPage title={copy.head.title} lead={copy.lead}>
      {email && <p>{format(copy.sentTo, { email })}</p>}
      <p>{copy.follow}</p>
      <p>{copy.spam}</p>
      {email && <ResendConfirmationButtons email={email} copy={copy.unconfirmed} />}
      <ButtonLink to="/auth/login">{copy.logIn}</ButtonLink>
    </AuthPage>
  );
}
