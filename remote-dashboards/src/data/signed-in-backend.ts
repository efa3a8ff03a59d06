import { type BackendClient, loadBackend } from '@torsa/shared/backend';
import { CallError } from '@torsa/shared/database/answer-of';

/**
 * The backend for whoever is signed in. A call gives up when the client's timeout is over; it is not tied to React Query's
 * signal, which would take that limit's place.
 * @throws {CallError} `forbidden` without a session, as when the founder's flag alone is set: a call would be refused,
 *   which the browser's console shows.
 */
export async function signedInBackend(): Promise<BackendClient> {
  const backend = await loadBackend();
  const { data } = await backend.auth.getSession();
  if (!data.session) throw new CallError('forbidden', 'Nobody is signed in.');
  return backend;
}
