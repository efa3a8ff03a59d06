import { deferSessionUpdates, setFounder } from '@torsa/shared/auth';
import {
  type BackendClient,
  loadSeparateClient,
  loadSession,
  type ProviderSession,
  type User,
} from '@torsa/shared/backend';
import { backendError } from '@torsa/shared/database/backend-error';
import { type Device, verifiedDevices, verifyCode } from '@torsa/shared/database/second-factor';
import { tryPasswordVariants } from '@torsa/shared/i18n/text/try-password-variants';
import type { Credentials } from './log-in.ts';

/** Has the person give a code of one of their devices. @returns whether one was right, or they gave it up */
export type RequestCode = (
  devices: readonly Device[],
  give: (device: string, code: string) => Promise<void>,
) => Promise<boolean>;

interface SignIn {
  /** Throws to refuse the person. `client` calls the backend for the person. */
  readonly check: (user: User, client: BackendClient) => Promise<void>;
  readonly askCode: RequestCode;
  /** Whether the person is the founder on the screen from then on. */
  readonly isFounder: boolean;
}

/**
 * Signs in where nobody sees it, and only hands the session to the page when `check` accepts the person.
 * Signing in first and out again would show a refused person as signed in, here and in every other tab. An account with
 * a device is asked for a code first.
 * @returns false if the person gave no code
 * @throws {BackendError}
 */
export async function signInIsolated(
  credentials: Credentials,
  { check, askCode, isFounder }: SignIn,
): Promise<boolean> {
  const client = await loadSeparateClient();
  const leave = () => client.auth.signOut({ scope: 'local' });
  try {
    const { data, error } = await tryPasswordVariants(
      credentials.password,
      (password) => client.auth.signInWithPassword({ ...credentials, password }),
      (answer) => answer.error?.code === 'invalid_credentials',
    );
    if (error) throw backendError(error);
    await check(data.user, client).catch(async (refusal: unknown) => {
      await leave();
      throw refusal;
    });
    const devices = verifiedDevices(data.user);
    const give = (device: string, code: string) => verifyCode(client, device, code);
    if (devices.length > 0 && !(await askCode(devices, give))) {
      await leave();
      return false;
    }
    // The one that gave a code is another.
    const { session } = (await client.auth.getSession()).data;
    const { error: problem } = await client.auth.getUser();
    if (problem) throw backendError(problem);
    await handOver(session ?? data.session, isFounder);
    return true;
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
