import { type Role, useAuth } from '@torsa/shared/auth';
import { clearReturnPath, readReturnPath } from '@torsa/shared/contract/return-path';
import { dashboardPath } from './dashboard-path.ts';

/** Where a person goes who has just logged in: where their session ended in this tab, or to their dashboard. */
export function pathAfterLogIn(role: Role): string {
  const kept = readReturnPath();
  clearReturnPath();
  const { session } = useAuth.getState();
  const isTheirs = session.status === 'signedIn' && session.user.id === kept?.person;
  return isTheirs ? kept.path : dashboardPath(role);
}
