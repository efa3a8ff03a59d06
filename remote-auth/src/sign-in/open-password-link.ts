import { getSessionRole, type SessionRole, setIsFounder } from '@torsa/shared/auth';
import {
  type BackendClient,
  loadSeparateClient,
  loadSession,
  type ProviderSession,
} from '@torsa/shared/backend';
import { BackendError, backendError } from '@torsa/shared/database/backend-error';
import {
  listVerifiedTwoFactorDevices,
  type TwoFactorDevice,
  verifyTwoFactorCode,
} from '@torsa/shared/database/second-factor';

/** The URL parameters of a password link: `recovery` for a forgotten password, `invite` for new staff. */
export interface PasswordLink {
  readonly type: 'recovery' | 'invite';
  readonly tokenHash: string;
}

export interface PasswordLinkSession {
  readonly email: string;
  /** The two-factor devices of the account. If there is one, the user must enter a code before setting the password. */
  readonly devices: readonly TwoFactorDevice[];
  readonly verifyCode: (device: string, code: string) => Promise<void>;
  /**
   * Sets the new password, after which the backend ends all other sessions of the account. After a failure, it can be
   * called again.
   * @returns the role of the user, who is now logged in, or undefined if the user still has to log in
   * @throws {BackendError} `weakPassword`, `samePassword`, or another reason of the failed call
   */
  readonly setPassword: (password: string) => Promise<SessionRole | undefined>;
}

/**
 * Redeems the token of a single-use password link. Call this function only after a click, because email scanners open
 * links.
 * @throws {BackendError}
 */
export async function openPasswordLink({
  type,
  tokenHash,
}: PasswordLink): Promise<PasswordLinkSession> {
  const client = await loadSeparateClient();
  const { data, error } = await client.auth.verifyOtp({ type, token_hash: tokenHash });
  const { session } = data;
  if (error || !session) {
    await client.auth.dispose();
    throw error ? backendError(error) : new BackendError('forbidden', 'The link gave no session.');
  }
  return {
    email: session.user.email ?? '',
    devices: listVerifiedTwoFactorDevices(session.user),
    verifyCode: (device, code) => verifyTwoFactorCode(client, device, code),
    setPassword: (password) => setPassword(client, password),
  };
}

async function setPassword(
  client: BackendClient,
  password: string,
): Promise<SessionRole | undefined> {
  const { error } = await client.auth.updateUser({ password });
  if (error) throw backendError(error);
  const { session } = (await client.auth.getSession()).data;
  const isAlive = session !== null && !(await client.auth.getUser()).error;
  await client.auth.dispose();
  return isAlive ? signIn(session) : undefined;
}

async function signIn(session: ProviderSession): Promise<SessionRole> {
  (await loadSession()).adopt(session);
  setIsFounder(false);
  return getSessionRole(session.user);
}
