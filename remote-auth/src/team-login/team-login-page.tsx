import { logInAsTeamMember } from '../sign-in/log-in-to-team.ts';
import { StaffLoginPage } from '../staff-login/staff-login-page.tsx';
import type { TeamLoginTexts } from './team-login-page.copy.en.ts';

export function TeamLoginPage({ copy }: { readonly copy: TeamLoginTexts }) {
  return (
    <StaffLoginPage
      copy={copy}
      idField="email"
      logIn={(email, password, askCode) => logInAsTeamMember({ email, password }, askCode)}
      sessionRole="team"
      hasPasswordReset
      isInMenu
    />
  );
}
