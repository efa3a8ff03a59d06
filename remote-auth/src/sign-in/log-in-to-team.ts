import { getSessionRole } from '@torsa/shared/auth';
import { type BackendClient, loadBackend } from '@torsa/shared/backend';
import { BackendError, unwrapResponse } from '@torsa/shared/database/backend-error';
import type { EmailCredentials } from './log-in.ts';
import { logInWithSecondFactor, type RequestTwoFactorCode } from './sign-in-isolated.ts';

/**
 * Logs a team member in. If the login fails, the user's current session is unchanged.
 * @returns false if the user cancelled the two-factor code
 * @throws {BackendError} `notListed` if the email address is not on the team list; `notTeam` if the account is not a
 * team member after the login
 */
export async function logInAsTeamMember(
  credentials: EmailCredentials,
  askCode: RequestTwoFactorCode,
): Promise<boolean> {
  if (!(await isTeamEmail(await loadBackend(), credentials.email))) {
    throw new BackendError('notListed', 'The address is not on the team list.');
  }
  return logInWithSecondFactor(credentials, {
    check: async (user, client) => {
      if (getSessionRole(user) !== 'team' || !(await isTeamEmail(client, user.email ?? ''))) {
        throw new BackendError('notTeam', 'The account is not a team member.');
      }
    },
    askCode,
    isFounder: false,
  });
}

const isTeamEmail = (client: BackendClient, email: string): Promise<boolean> =>
  unwrapResponse(client.rpc('is_team_email', { email }));
