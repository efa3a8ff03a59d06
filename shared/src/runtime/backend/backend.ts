import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../database/database.ts';
import { BackendError } from './backend-error.ts';
import type { SessionListener } from './session-keeper.ts';

export type { Session as ProviderSession, User } from '@supabase/supabase-js';
export type { StoredSession } from '../../contract/parse-session.ts';
export type { Database } from '../../database/database.ts';
export { BackendError, backendError, type ErrorCode } from './backend-error.ts';

/** The backend with its tables and functions, which the compiler knows from the migrations. */
export type BackendClient = SupabaseClient<Database>;

/** What a page may ask of its session. */
export type PageSession = Opened['session'];

type Opened = ReturnType<typeof import('./open-session.ts')['openSession']>;

let opened: Promise<Opened> | undefined;
const listeners = new Set<SessionListener>();

/**
 * The one backend client of the page; another one after a change of the person. Its code is fetched on the first call,
 * so that a visitor who needs none downloads none.
 * @throws {BackendError} `unavailable` when the code cannot be fetched; the next call tries again.
 */
export async function loadBackend(): Promise<BackendClient> {
  return (await open()).client();
}

/**
 * A client whose session nobody else sees: not this page's store, not another tab, not a reload.
 * For a sign-in that may still be refused. Call its `auth.dispose()` when done.
 * @throws {BackendError} `unavailable` when the code cannot be fetched.
 */
export async function loadSeparateClient(): Promise<BackendClient> {
  return (await importSession()).openSeparateClient();
}

/** Calls back when this page has changed the stored session or found it changed. @returns what stops this. */
export function watchStoredSession(listener: SessionListener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The session of this page, which all tabs share. @throws {BackendError} as `loadBackend` */
export async function loadSession(): Promise<PageSession> {
  return (await open()).session;
}

function open(): Promise<Opened> {
  opened ??= importSession()
    .then(({ openSession }) => openSession(tellListeners))
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
    // For example offline.
    throw new BackendError('unavailable', 'The backend client could not be loaded.', { cause });
  }
}
