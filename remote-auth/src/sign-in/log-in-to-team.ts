import { roleOf } from '@torsa/shared/auth';
import { type BackendClient, loadBackend } from '@torsa/shared/backend';
import { BackendError, unwrap } from '@torsa/shared/database/backend-error';
import type { Credentials } from './log-in.ts';
import { type RequestCode, signInIsolated } from './sign-in-isolated.ts';

/**
 * Logs a team member in. A refused person keeps their current session.
 * @returns false if the person gave no code
 * @throws {BackendError} `notListed`: not on the team list before the login; `notTeam`: not a team member after the
 * login
 */
export async function logInToTeam(
  credentials: Credentials,
  askCode: RequestCode,
): Promise<boolean> {
  if (!(await isTeamEmail(await loadBackend(), credentials.email))) {
    throw new BackendError('notListed', 'The address is not on the team list.');
  }
  return signInIsolated(credentials, {
    check: async (user, client) => {
      if (roleOf(user) !== 'team' || !(await isTeamEmail(client, user.email ?? ''))) {
        throw new BackendError('notTeam', 'The account is not a team member.');
      }
    },
    askCode,
    isFounder: false,
  });
}

const isTeamEmail = (client: BackendClient, email: string): Promise<boolean> =>
  unwrap(client.rpc('is_team_email', { email }));
