import { ButtonLink } from '@torsa/shared/ui/button-link';
import { AuthPage } from '../form/auth-page.tsx';
import type { ManagementLoginTexts } from './management-login-page.copy.en.ts';

export function ManagementLoginPage({ copy }: { readonly copy: ManagementLoginTexts }) {
  return (
    <AuthPage title={copy.head.title} lead={copy.lead}>
      <ButtonLink to="/auth/team-login">{copy.team}</ButtonLink>
      <ButtonLink to="/auth/employee-login" variant="secondary">
        {copy.employee}
      </ButtonLink>
    </AuthPage>
  );
}
