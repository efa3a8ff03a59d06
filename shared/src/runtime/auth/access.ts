import type { AccessRule, VisitorRole } from '../../contract/access.ts';
import type { Session } from './session.ts';

export type AccessDecision =
  | { readonly verdict: 'allow' }
  | { readonly verdict: 'wait' }
  | { readonly verdict: 'redirect'; readonly to: string };

const allow: AccessDecision = { verdict: 'allow' };

/** Decides what the shell shows for a page with an access rule (product specification, point 6). */
export function decideAccess(access: AccessRule | undefined, session: Session): AccessDecision {
  if (!access || access.roles.includes(getAudience(session))) return allow;
  if (session.status === 'loading') return { verdict: 'wait' };
  const { otherwise } = access;
  if (typeof otherwise === 'string') return { verdict: 'redirect', to: otherwise };
  const to = session.status === 'signedOut' ? otherwise.guest : otherwise.signedIn;
  return { verdict: 'redirect', to };
}

/** Returns the role for access rules, which is `guest` until the session is known. */
export function getAudience(session: Session): VisitorRole {
  return session.status === 'signedIn' ? session.role : 'guest';
}
