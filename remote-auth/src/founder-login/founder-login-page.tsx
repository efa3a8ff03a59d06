import { logInAsFounder } from '../sign-in/log-in-as-founder.ts';
import { StaffLoginPage } from '../staff-login/staff-login-page.tsx';
import type { FounderLoginTexts } from './founder-login-page.copy.en.ts';

export function FounderLoginPage({ copy }: { readonly copy: FounderLoginTexts }) {
  return (
    <StaffLoginPage
      copy={copy}
      idField="founderId"
      logIn={(founderId, password, askCode) => logInAsFounder({ founderId, password }, askCode)}
      sessionRole="founder_local"
      hasPasswordReset
    />
  );
}
