import { type Role, roleOf, setFounder } from '@torsa/shared/auth';
import {
  type BackendClient,
  loadSeparateClient,
  loadSession,
  type ProviderSession,
} from '@torsa/shared/backend';
import {
  type AuthResult,
  type Done,
  type Failed,
  failed,
  orUnavailable,
} from '@torsa/shared/database/provider-result';
import {
  type CodeProblem,
  type Device,
  devicesOf,
  verifyCode,
} from '@torsa/shared/database/second-factor';

/** What the link in a mail carries: `recovery` for somebody who forgot the password, `invite` for somebody new. */
export interface PasswordLink {
  readonly type: 'recovery' | 'invite';
  readonly tokenHash: string;
}

/** `weak`: too short or easy to guess. `same`: the password that the account has already. */
type PasswordProblem = 'weak' | 'same' | 'refused' | 'unavailable';

/** `role` is that of who is signed in by it; without one the person has to log in. */
interface PasswordSet extends Done {
  readonly role?: Role;
}

export interface OpenedPasswordLink extends Done {
  readonly email: string;
  /** With one of these, a code has to be given before the password is set. */
  readonly devices: readonly Device[];
  readonly verifyCode: (device: string, code: string) => Promise<AuthResult<CodeProblem>>;
  /** May be called again after a failure. The backend ends the account's other sessions. */
  readonly setPassword: (password: string) => Promise<PasswordSet | Failed<PasswordProblem>>;
}

/**
 * Uses the link up, which is why a press of a button comes first: programs that read mail open its links too. The
 * session stays apart until the password is set: a reload or another tab does not find somebody signed in without one.
 */
export function openPasswordLink({
  type,
  tokenHash,
}: PasswordLink): Promise<OpenedPasswordLink | Failed<'refused' | 'unavailable'>> {
  return orUnavailable(
    async (): Promise<OpenedPasswordLink | Failed<'refused' | 'unavailable'>> => {
      const client = await loadSeparateClient();
      const { data, error } = await client.auth.verifyOtp({ type, token_hash: tokenHash });
      if (error || !data.session) {
        await client.auth.dispose();
        return error ? failed(error) : { ok: false, reason: 'refused' };
      }
      const { session } = data;
      return {
        ok: true,
        email: session.user.email ?? '',
        devices: devicesOf(session.user),
        verifyCode: (device, code) => verifyCode(client, device, code),
        setPassword: (password) => orUnavailable(() => setPassword(client, password)),
      };
    },
  );
}

async function setPassword(
  client: BackendClient,
  password: string,
): Promise<PasswordSet | Failed<PasswordProblem>> {
  const { error } = await client.auth.updateUser({ password });
  if (error?.code === 'weak_password') return { ok: false, reason: 'weak' };
  if (error?.code === 'same_password') return { ok: false, reason: 'same' };
  if (error) return failed(error);
  const { session } = (await client.auth.getSession()).data;
  const isAlive = session !== null && !(await client.auth.getUser()).error;
  await client.auth.dispose();
  return isAlive ? signIn(session) : { ok: true };
}

/** The password is set, whatever comes of this. */
async function signIn(session: ProviderSession): Promise<PasswordSet> {
  (await loadSession()).adopt(session);
  setFounder(false);
  return { ok: true, role: roleOf(session.user) };
}
