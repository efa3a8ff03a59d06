import { deferSessionUpdates, setIsFounder } from '@torsa/shared/auth';
import {
  type BackendClient,
  loadSeparateClient,
  loadSession,
  type ProviderSession,
  type User,
} from '@torsa/shared/backend';
import { backendError } from '@torsa/shared/database/backend-error';
import {
  listVerifiedTwoFactorDevices,
  type TwoFactorDevice,
  verifyTwoFactorCode,
} from '@torsa/shared/database/second-factor';
import { tryPasswordEncodings } from '@torsa/shared/i18n/text/try-password-encodings';
import type { EmailCredentials } from './log-in.ts';

/**
 * Asks the user for a two-factor code of one of the given devices.
 * @returns false if the user cancelled
 */
export type RequestTwoFactorCode = (
  devices: readonly TwoFactorDevice[],
  give: (device: string, code: string) => Promise<void>,
) => Promise<boolean>;

interface SignIn {
  /** Throws an error if the user may not log in on this login page. `client` calls the backend as this user. */
  readonly check: (user: User, client: BackendClient) => Promise<void>;
  readonly askCode: RequestTwoFactorCode;
  /** True if the login also marks the browser's session as a founder session. */
  readonly isFounder: boolean;
}

/**
 * Logs in with a separate Supabase client. The page gets the session only after `check` has accepted the user, because
 * all tabs show it immediately.
 * @returns false if the user cancelled the two-factor code
 * @throws {BackendError}
 */
export async function logInWithSecondFactor(
  credentials: EmailCredentials,
  { check, askCode, isFounder }: SignIn,
): Promise<boolean> {
  const client = await loadSeparateClient();
  const leave = () => client.auth.signOut({ scope: 'local' });
  try {
    const { data, error } = await tryPasswordEncodings(
      credentials.password,
      (password) => client.auth.signInWithPassword({ ...credentials, password }),
      (answer) => answer.error?.code === 'invalid_credentials',
    );
    if (error) throw backendError(error);
    await check(data.user, client).catch(async (refusal: unknown) => {
      await leave();
      throw refusal;
    });
    const devices = listVerifiedTwoFactorDevices(data.user);
    const give = (device: string, code: string) => verifyTwoFactorCode(client, device, code);
    if (devices.length > 0 && !(await askCode(devices, give))) {
      await leave();
      return false;
    }
    // Reads the session again, because the two-factor code creates a new session.
    const { session } = (await client.auth.getSession()).data;
    const { error: problem } = await client.auth.getUser();
    if (problem) throw backendError(problem);
    await handOver(session ?? data.session, isFounder);
    return true;
  } finally {
    await client.auth.dispose();
  }
}

/** Gives the page the new session in one step, so that the page re-renders only once. */
function handOver(session: ProviderSession, isFounder: boolean): Promise<void> {
  return deferSessionUpdates(async () => {
    (await loadSession()).adopt(session);
    setIsFounder(isFounder);
  });
}
