import { logInToTeam } from '../sign-in/log-in-to-team.ts';
import { StaffLoginPage } from '../staff-login/staff-login-page.tsx';
import type { TeamLoginCopy } from './team-login-page.copy.en.ts';

export function TeamLoginPage({ copy }: { readonly copy: TeamLoginCopy }) {
  return (
    <StaffLoginPage
      copy={copy}
      idField="email"
      logIn={(email, password, askCode) => logInToTeam({ email, password }, askCode)}
      sessionRole="team"
      hasPasswordReset
      isInMenu
    />
  );
}
