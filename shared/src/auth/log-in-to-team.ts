import type { SupabaseClient } from '@supabase/supabase-js';
import { loadBackend } from '@torsa/shared/backend';
import { type AuthResult, done, type Failed, failed, reach } from './auth-result.ts';
import { clearFounderFlag } from './browser-storage.ts';
import type { Credentials } from './log-in.ts';
import { logInApart } from './log-in-apart.ts';
import { roleOf } from './provider-session.ts';
import { showSession } from './shown-session.ts';

/** `notListed`: refused before signing in. `notTeam`: refused by the server's answer to signing in. */
type Reason = 'notListed' | 'notTeam' | 'refused' | 'unavailable';

const notListed: Failed<Reason> = { ok: false, reason: 'notListed' };
const notTeam: Failed<Reason> = { ok: false, reason: 'notTeam' };

/** Signs a team member in; somebody else stays as they were. */
export function logInToTeam(credentials: Credentials): Promise<AuthResult<Reason>> {
  return reach(async (): Promise<AuthResult<Reason>> => {
    const listed = await isTeamEmail(await loadBackend(), credentials.email);
    if (listed !== true) return listed || notListed;

    const result = await logInApart<Reason>(credentials, async (user, client) => {
      if (roleOf(user) !== 'team') return notTeam;
      const stillListed = await isTeamEmail(client, user.email ?? '');
      return stillListed === true ? undefined : stillListed || notTeam;
    });
    if (!result.ok) return result;
    clearFounderFlag();
    showSession();
    return done;
  });
}

async function isTeamEmail(
  client: SupabaseClient,
  email: string,
): Promise<boolean | Failed<'refused' | 'unavailable'>> {
  const { data, error, status } = await client.rpc('is_team_email', { email });
  return error ? failed({ message: error.message, status }) : data === true;
}
