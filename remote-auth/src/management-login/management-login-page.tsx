import type { PageHead } from '@torsa/shared/contract/remote';
import { ButtonLink } from '@torsa/shared/ui/button-link';
import { AuthPage } from '../form/auth-page.tsx';

export default function ManagementLoginPage() {
  return (
    <AuthPage title="Management Login" lead="For the people who work at Torsa.">
      <ButtonLink to="/auth/team-login">Team Login</ButtonLink>
      <ButtonLink to="/auth/employee-login" variant="secondary">
        Employee Login
      </ButtonLink>
    </AuthPage>
  );
}

ManagementLoginPage.head = {
  title: 'Management Login',
  description: 'The entrance for the people who work at Torsa.',
} satisfies PageHead;
