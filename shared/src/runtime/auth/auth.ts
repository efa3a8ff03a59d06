/** The login session and the logout function, which every remote shares as a singleton of the host. */
export { type AccessDecision, decideAccess, getAudience } from './access.ts';
export { type AuthState, useAuth, useSession } from './auth-store.ts';
export { logOut } from './log-out.ts';
export { getSessionRole } from './provider-session.ts';
export type { Session, SessionRole, SessionUser } from './session.ts';
export { deferSessionUpdates, setIsFounder } from './shown-session.ts';
export { startSession } from './start-session.ts';
export { useLogOut } from './use-log-out.ts';
