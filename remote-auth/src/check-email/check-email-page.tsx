import { useI18n } from '@torsa/shared/i18n';
import { ButtonLink } from '@torsa/shared/ui/button-link';
import { useEffect, useState } from 'react';
import { AuthPage } from '../form/auth-page.tsx';
import { ResendMail } from '../unconfirmed/resend-mail.tsx';
import { readUnconfirmed } from '../unconfirmed/unconfirmed-address.ts';
import type { CheckEmailMessages } from './check-email.en.ts';

export function CheckEmailPage({ messages }: { readonly messages: CheckEmailMessages }) {
  const { format } = useI18n();
  const [email, setEmail] = useState<string>();
  // In an effect, because the server knows no address and has rendered the page without it.
  useEffect(() => setEmail(readUnconfirmed()?.email), []);

  return (
    <AuthPage title={messages.head.title} lead={messages.lead}>
      {email && <p>{format(messages.sentTo, { email })}</p>}
      <p>{messages.follow}</p>
      <p>{messages.spam}</p>
      {email && <ResendMail email={email} messages={messages.unconfirmed} />}
      <ButtonLink to="/auth/login">{messages.logIn}</ButtonLink>
    </AuthPage>
  );
}
