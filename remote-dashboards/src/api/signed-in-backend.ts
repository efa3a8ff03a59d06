import { type BackendClient, loadBackend, loadSession } from '@torsa/shared/backend';
import { CallError } from '@torsa/shared/database/answer-of';

/**
 * The backend for whoever is signed in. It belongs to that person: after a change of the person its calls are refused. A
 * call gives up when the client's timeout is over; it is not tied to React Query's signal, which would take that limit's
 * place.
 * @throws {CallError} `forbidden` without a session, as when the founder's flag alone is set: a call would be refused,
 *   which the browser's console shows.
 */
export async function signedInBackend(): Promise<BackendClient> {
  if (!(await (await loadSession()).current()))
    throw new CallError('forbidden', 'Nobody is signed in.');
  return loadBackend();
}
