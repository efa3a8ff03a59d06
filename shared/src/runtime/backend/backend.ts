import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../database/database.ts';
import { BackendError } from './backend-error.ts';
import type { SessionListener } from './session-keeper.ts';

export type { Session as ProviderSession, User } from '@supabase/supabase-js';
export type { StoredSession } from '../../contract/parse-session.ts';
export type { Database } from '../../database/database.ts';
export { BackendError, backendError, type ErrorCode } from './backend-error.ts';

/** The Supabase client with the types of the database's tables and functions. */
export type BackendClient = SupabaseClient<Database>;

/** The operations of a page on its login session. */
export type BrowserSession = Opened['session'];

type Opened = ReturnType<typeof import('./open-session.ts')['openBrowserSession']>;

let opened: Promise<Opened> | undefined;
const listeners = new Set<SessionListener>();

/**
 * Loads the backend client of the logged-in user.
 * @throws {BackendError} `unavailable` if the code cannot be loaded. The next call downloads the code again.
 */
export async function loadBackend(): Promise<BackendClient> {
  return (await open()).client();
}

/**
 * Loads a client with a separate session in memory, for logins that may be rejected. Call `auth.dispose()` at the end.
 * @throws {BackendError} `unavailable` if the code cannot be loaded
 */
export async function loadSeparateClient(): Promise<BackendClient> {
  return (await importSession()).createSeparateClient();
}

/**
 * Calls the listener after this page changed the stored session or detected a change.
 * @returns a function that removes the listener
 */
export function watchStoredSession(listener: SessionListener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Loads the operations on the login session, which all tabs share.
 * @throws {BackendError} like `loadBackend`
 */
export async function loadSession(): Promise<BrowserSession> {
  return (await open()).session;
}

function open(): Promise<Opened> {
  opened ??= importSession()
    .then(({ openBrowserSession }) => openBrowserSession(tellListeners))
    .catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
  return opened;
}

const tellListeners: SessionListener = (stored, isEnded) => {
  for (const listener of listeners) listener(stored, isEnded);
};

async function importSession() {
  try {
    return await import(/* webpackChunkName: "supabase" */ './open-session.ts');
  } catch (cause) {
    // The download of the backend client's code fails if, for example, the browser is offline.
    throw new BackendError('unavailable', 'The backend client could not be loaded.', { cause });
  }
}
