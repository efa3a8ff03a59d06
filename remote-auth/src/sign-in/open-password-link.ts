import { type Role, roleOf, setFounder } from '@torsa/shared/auth';
import {
  type BackendClient,
  loadSeparateClient,
  loadSession,
  type ProviderSession,
} from '@torsa/shared/backend';
import { BackendError, backendError } from '@torsa/shared/database/backend-error';
import { type Device, verifiedDevices, verifyCode } from '@torsa/shared/database/second-factor';

/** What the link in a mail carries: `recovery` for somebody who forgot the password, `invite` for somebody new. */
export interface PasswordLink {
  readonly type: 'recovery' | 'invite';
  readonly tokenHash: string;
}

export interface OpenedPasswordLink {
  readonly email: string;
  /** With one of these, a code has to be given before the password is set. */
  readonly devices: readonly Device[];
  readonly verifyCode: (device: string, code: string) => Promise<void>;
  /**
   * May be called again after a failure. The backend ends the account's other sessions.
   * @returns the role of the person, who is logged in now; undefined if they have to log in
   * @throws {BackendError} `weakPassword`, `samePassword`, or why the call failed
   */
  readonly setPassword: (password: string) => Promise<Role | undefined>;
}

/**
 * Uses the link up, which is why a press of a button comes first: programs that read mail open its links too. The
 * session stays apart until the password is set: a reload or another tab does not find somebody signed in without one.
 * @throws {BackendError}
 */
export async function openPasswordLink({
  type,
  tokenHash,
}: PasswordLink): Promise<OpenedPasswordLink> {
  const client = await loadSeparateClient();
  const { data, error } = await client.auth.verifyOtp({ type, token_hash: tokenHash });
  const { session } = data;
  if (error || !session) {
    await client.auth.dispose();
    throw error ? backendError(error) : new BackendError('forbidden', 'The link gave no session.');
  }
  return {
    email: session.user.email ?? '',
    devices: verifiedDevices(session.user),
    verifyCode: (device, code) => verifyCode(client, device, code),
    setPassword: (password) => setPassword(client, password),
  };
}

async function setPassword(client: BackendClient, password: string): Promise<Role | undefined> {
  const { error } = await client.auth.updateUser({ password });
  if (error) throw backendError(error);
  const { session } = (await client.auth.getSession()).data;
  const isAlive = session !== null && !(await client.auth.getUser()).error;
  await client.auth.dispose();
  return isAlive ? signIn(session) : undefined;
}

async function signIn(session: ProviderSession): Promise<Role> {
  (await loadSession()).adopt(session);
  setFounder(false);
  return roleOf(session.user);
}
