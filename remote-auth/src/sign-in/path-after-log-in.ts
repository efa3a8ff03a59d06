import { type SessionRole, useAuth } from '@torsa/shared/auth';
import { clearReturnPath, readReturnPath } from '@torsa/shared/contract/return-path';
import { getDashboardPath } from './dashboard-path.ts';

/** Returns the path to open after a login: the page on which the session ended in this tab, or the dashboard. */
export function getPathAfterLogIn(role: SessionRole): string {
  const kept = readReturnPath();
  clearReturnPath();
  const { session } = useAuth.getState();
  const isTheirs = session.status === 'signedIn' && session.user.id === kept?.person;
  return isTheirs ? kept.path : getDashboardPath(role);
}
