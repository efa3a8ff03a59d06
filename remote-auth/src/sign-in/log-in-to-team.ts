import { roleOf } from '@torsa/shared/auth';
import { type BackendClient, loadBackend } from '@torsa/shared/backend';
import {
  type AuthResult,
  type Failed,
  failed,
  orUnavailable,
} from '@torsa/shared/database/provider-result';
import type { Credentials } from './log-in.ts';
import { type AskCode, signInIsolated } from './sign-in-isolated.ts';

/** `notListed`: refused before signing in. `notTeam`: refused by the server's answer to signing in. `left`: no code given. */
type Reason = 'notListed' | 'notTeam' | 'left' | 'refused' | 'unavailable';

const notListed: Failed<Reason> = { ok: false, reason: 'notListed' };
const notTeam: Failed<Reason> = { ok: false, reason: 'notTeam' };

/** Signs a team member in; somebody else stays as they were. */
export function logInToTeam(
  credentials: Credentials,
  askCode: AskCode,
): Promise<AuthResult<Reason>> {
  return orUnavailable(async (): Promise<AuthResult<Reason>> => {
    const listed = await isTeamEmail(await loadBackend(), credentials.email);
    if (listed !== true) return listed || notListed;

    return signInIsolated<Reason>(credentials, {
      check: async (user, client) => {
        if (roleOf(user) !== 'team') return notTeam;
        const stillListed = await isTeamEmail(client, user.email ?? '');
        return stillListed === true ? undefined : stillListed || notTeam;
      },
      askCode,
      isFounder: false,
    });
  });
}

async function isTeamEmail(
  client: BackendClient,
  email: string,
): Promise<boolean | Failed<'refused' | 'unavailable'>> {
  const { data, error, status } = await client.rpc('is_team_email', { email });
  return error ? failed({ message: error.message, status }) : data === true;
}
