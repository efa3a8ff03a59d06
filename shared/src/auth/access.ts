import type { Session } from './session.ts';

/**
 * Who may see a page:
 * - `guest`: pages for people who are not signed in, who otherwise go to their dashboard;
 * - `teamGuest`: the team login, which a signed-in team member has no use for;
 * - `client`, `team`, `founder`: the three dashboards.
 */
export type AccessRule = 'guest' | 'teamGuest' | 'client' | 'team' | 'founder';

export type AccessDecision =
  | { readonly verdict: 'allow' }
  | { readonly verdict: 'wait' }
  | { readonly verdict: 'redirect'; readonly to: string };

const allow: AccessDecision = { verdict: 'allow' };
const redirect = (to: string): AccessDecision => ({ verdict: 'redirect', to });

/**
 * What the shell shows for a page under `rule` (product specification, point 6). Only what is shown:
 * the database decides what a person may read. `wait`: the session is not known yet, and the page shows
 * its own loading text until it is.
 */
export function decideAccess(rule: AccessRule | undefined, session: Session): AccessDecision {
  switch (rule) {
    case undefined:
      return allow;
    case 'guest':
      return session.status === 'signedIn' ? redirect('/dashboard/user') : allow;
    case 'teamGuest':
      return session.status === 'signedIn' && session.role === 'team'
        ? redirect('/dashboard/team')
        : allow;
    case 'client':
      return decidePrivate(session, '/auth/login', () => allow);
    case 'team':
      return decidePrivate(session, '/auth/login', (role) =>
        role === 'team' ? allow : redirect('/dashboard/user'),
      );
    case 'founder':
      return decidePrivate(session, '/auth/founder-login', (role) =>
        role === 'founder_local' ? allow : redirect('/auth/founder-login'),
      );
  }
}

function decidePrivate(
  session: Session,
  signedOutTo: string,
  decide: (role: Extract<Session, { status: 'signedIn' }>['role']) => AccessDecision,
): AccessDecision {
  switch (session.status) {
    case 'loading':
      return { verdict: 'wait' };
    case 'signedOut':
      return redirect(signedOutTo);
    case 'signedIn':
      return decide(session.role);
  }
}
