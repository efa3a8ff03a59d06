import type { AccessRule, Audience } from '../../contract/access.ts';
import type { Session } from './session.ts';

export type AccessDecision =
  | { readonly verdict: 'allow' }
  | { readonly verdict: 'wait' }
  | { readonly verdict: 'redirect'; readonly to: string };

const allow: AccessDecision = { verdict: 'allow' };

/**
 * What the shell shows for a page with this rule (product specification, point 6). Only what is shown: the database
 * decides what a person may read. `wait`: the session is not known yet, and a page that is not for guests shows its own
 * loading text until it is.
 */
export function decideAccess(access: AccessRule | undefined, session: Session): AccessDecision {
  if (!access || access.roles.includes(audienceOf(session))) return allow;
  if (session.status === 'loading') return { verdict: 'wait' };
  const { otherwise } = access;
  if (typeof otherwise === 'string') return { verdict: 'redirect', to: otherwise };
  const to = session.status === 'signedOut' ? otherwise.guest : otherwise.signedIn;
  return { verdict: 'redirect', to };
}

/** Who somebody is to pages and entries; as long as the session is not known, a guest. */
export function audienceOf(session: Session): Audience {
  return session.status === 'signedIn' ? session.role : 'guest';
}
