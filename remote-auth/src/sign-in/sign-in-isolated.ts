import { deferSessionUpdates, setFounder } from '@torsa/shared/auth';
import {
  type BackendClient,
  loadSeparateClient,
  loadSession,
  type ProviderSession,
  type User,
} from '@torsa/shared/backend';
import { type AuthResult, done, type Failed, failed } from '@torsa/shared/database/provider-result';
import {
  type CodeProblem,
  type Device,
  devicesOf,
  verifyCode,
} from '@torsa/shared/database/second-factor';
import { trySpellings } from '@torsa/shared/i18n/text/try-spellings';
import type { Credentials } from './log-in.ts';

/** Says no with a failure, or lets the person in. `client` speaks for the person. */
type Check<Reason extends string> = (
  user: User,
  client: BackendClient,
) => Promise<Failed<Reason> | undefined>;

/** Has the person give a code of one of their devices. @returns whether one was right, or they gave it up */
export type AskCode = (
  devices: readonly Device[],
  give: (device: string, code: string) => Promise<AuthResult<CodeProblem>>,
) => Promise<boolean>;

interface SignIn<Reason extends string> {
  readonly check: Check<Reason>;
  readonly askCode: AskCode;
  /** Whether the person is the founder on the screen from then on. */
  readonly isFounder: boolean;
}

/**
 * Signs in where nobody sees it, and only hands the session to the page when `check` accepts the person.
 * Signing in first and out again would show a refused person as signed in, here and in every other tab. An account with
 * a device is asked for a code first; `left`: the person gave it up.
 * @throws {BackendLoadError} when the backend's code cannot be fetched.
 */
export async function signInIsolated<Reason extends string>(
  credentials: Credentials,
  { check, askCode, isFounder }: SignIn<Reason>,
): Promise<AuthResult<Reason | 'left' | 'refused' | 'unavailable'>> {
  const client = await loadSeparateClient();
  try {
    const { data, error } = await trySpellings(
      credentials.password,
      (password) => client.auth.signInWithPassword({ ...credentials, password }),
      (answer) => answer.error?.code === 'invalid_credentials',
    );
    if (error) return failed(error);
    const refusal = await check(data.user, client);
    if (refusal) {
      await client.auth.signOut({ scope: 'local' });
      return refusal;
    }
    const devices = devicesOf(data.user);
    const give = (device: string, code: string) => verifyCode(client, device, code);
    if (devices.length > 0 && !(await askCode(devices, give))) {
      await client.auth.signOut({ scope: 'local' });
      return { ok: false, reason: 'left' };
    }
    // The one that gave a code is another.
    const { session } = (await client.auth.getSession()).data;
    const { error: problem } = await client.auth.getUser();
    if (problem) return failed(problem);
    await handOver(session ?? data.session, isFounder);
    return done;
  } finally {
    await client.auth.dispose();
  }
}

/** In one step: the page goes from signed out to whoever it is. */
function handOver(session: ProviderSession, isFounder: boolean): Promise<void> {
  return deferSessionUpdates(async () => {
    (await loadSession()).adopt(session);
    setFounder(isFounder);
  });
}
