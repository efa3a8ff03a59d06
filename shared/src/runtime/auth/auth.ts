/**
 * Who is signed in, and how that ends. One module for the whole page, which the host provides, so that a login in one
 * remote is seen everywhere. How people sign in is the business of the remote that has the pages for it.
 */
export { type AccessDecision, audienceOf, decideAccess } from './access.ts';
export { type AuthState, useAuth, useSession } from './auth-store.ts';
export { logOut } from './log-out.ts';
export { roleOf } from './provider-session.ts';
export type { Role, Session, SessionUser } from './session.ts';
export { deferSessionUpdates, setFounder } from './shown-session.ts';
export { startSession } from './start-session.ts';
export { useLogOut } from './use-log-out.ts';
