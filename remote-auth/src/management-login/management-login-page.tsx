import type { PageHead } from '@torsa/shared/contract/remote';
import { ButtonLink } from '@torsa/shared/ui/button-link';
import { AuthPage } from '../form/auth-page.tsx';

export interface ManagementLoginMessages
  extends Readonly<Record<'lead' | 'team' | 'employee', string>> {
  readonly head: PageHead;
}

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
