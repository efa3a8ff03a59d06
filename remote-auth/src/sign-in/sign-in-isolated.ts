import { followProvider } from '@torsa/shared/auth';
import { type BackendClient, loadSeparateClient, type User } from '@torsa/shared/backend';
import { type AuthResult, done, type Failed, failed } from '@torsa/shared/provider-result';
import type { Credentials } from './log-in.ts';

/** Says no with a failure, or lets the person in. `client` speaks for the person. */
type Check<Reason extends string> = (
  user: User,
  client: BackendClient,
) => Promise<Failed<Reason> | undefined>;

/**
 * Signs in where nobody sees it, and only hands the session to the page when `check` accepts the person.
 * Signing in first and out again would show a refused person as signed in, here and in every other tab.
 * @throws {BackendLoadError} when the backend's code cannot be fetched.
 */
export async function signInIsolated<Reason extends string>(
  credentials: Credentials,
  check: Check<Reason>,
): Promise<AuthResult<Reason | 'refused' | 'unavailable'>> {
  const client = await loadSeparateClient();
  try {
    const { data, error } = await client.auth.signInWithPassword({ ...credentials });
    if (error) return failed(error);
    const refusal = await check(data.user, client);
    if (refusal) {
      await client.auth.signOut({ scope: 'local' });
      return refusal;
    }
    const backend = await followProvider();
    const handedOver = await backend.auth.setSession(data.session);
    return handedOver.error ? failed(handedOver.error) : done;
  } finally {
    await client.auth.dispose();
  }
}
