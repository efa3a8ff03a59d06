/**
 * Who is signed in, and how that changes. One module for the whole page, which the host provides, so that
 * a login in one remote is seen everywhere.
 */
export { type AccessDecision, type AccessRule, decideAccess } from './access.ts';
export type { AuthResult, Done, Failed } from './auth-result.ts';
export { type AuthState, useAuth, useSession } from './auth-store.ts';
export { type Credentials, logIn } from './log-in.ts';
export { type FounderCredentials, logInAsFounder } from './log-in-as-founder.ts';
export { logInToTeam } from './log-in-to-team.ts';
export { logOut } from './log-out.ts';
export {
  type OpenedPasswordLink,
  openPasswordLink,
  type PasswordLink,
  type PasswordSet,
} from './open-password-link.ts';
export { requestPasswordReset } from './request-password-reset.ts';
export { dashboardPath, type Role, type Session, type SessionUser } from './session.ts';
export { type NewAccount, signUp } from './sign-up.ts';
export { startSession } from './start-session.ts';
export { useLogOut } from './use-log-out.ts';
