import { ButtonLink } from '@torsa/shared/ui/button-link';
import { AuthPage } from '../form/auth-page.tsx';
import type { ManagementLoginMessages } from './management-login.en.ts';

export function ManagementLoginPage({ messages }: { readonly messages: ManagementLoginMessages }) {
  return (
    <AuthPage title={messages.head.title} lead={messages.lead}>
      <ButtonLink to="/auth/team-login">{messages.team}</ButtonLink>
      <ButtonLink to="/auth/employee-login" variant="secondary">
        {messages.employee}
      </ButtonLink>
    </AuthPage>
  );
}
