import { ButtonLink } from '@torsa/shared/ui/button-link';
import { AuthPage } from '../form/auth-page.tsx';
import type { CheckEmailMessages } from './check-email.en.ts';

export function CheckEmailPage({ messages }: { readonly messages: CheckEmailMessages }) {
  return (
    <AuthPage title={messages.head.title} lead={messages.lead}>
      <p>{messages.follow}</p>
      <p>{messages.spam}</p>
      <ButtonLink to="/auth/login">{messages.logIn}</ButtonLink>
    </AuthPage>
  );
}
