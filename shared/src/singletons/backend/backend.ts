import type { SupabaseClient } from '@supabase/supabase-js';
import { siteConfig } from '@torsa/shared/site-config';
import type { Database } from '../../database/database.ts';
import { sessionStorageKey } from '../auth/storage-keys.ts';

export type { Session as ProviderSession, User } from '@supabase/supabase-js';
export type { Database } from '../../database/database.ts';

/** The backend with its tables and functions, which the compiler knows from the migrations. */
export type BackendClient = SupabaseClient<Database>;

/** How long a call may take, in milliseconds: supabase-js would wait for ever. */
const timeoutMs = 20_000;

const fetchInTime: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(timeoutMs) });

let client: Promise<BackendClient> | undefined;
let separateClients = 0;

/**
 * The one backend client of the page, which owns the session. Its code is fetched on the first call,
 * so that a visitor who needs none downloads none.
 * @throws {BackendLoadError} when the code cannot be fetched; the next call tries again.
 */
export function loadBackend(): Promise<BackendClient> {
  client ??= open().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

async function open(): Promise<BackendClient> {
  const { createClient } = await importSupabase();
  const { backendUrl, publishableKey } = siteConfig();
  return createClient<Database>(backendUrl, publishableKey, {
    global: { fetch: fetchInTime },
    auth: {
      storageKey: sessionStorageKey,
      persistSession: true,
      autoRefreshToken: true,
      // A confirmation link must not sign anyone in: whoever opens the mail still has to log in.
      detectSessionInUrl: false,
      // Its link comes back with a code that is of no use elsewhere; the implicit flow puts tokens into the address.
      flowType: 'pkce',
    },
  });
}

/**
 * A client whose session nobody else sees: not this page's store, not another tab, not a reload.
 * For a sign-in that may still be refused. Call its `auth.dispose()` when done.
 * @throws {BackendLoadError} when the code cannot be fetched.
 */
export async function loadSeparateClient(): Promise<BackendClient> {
  const { createClient } = await importSupabase();
  const { backendUrl, publishableKey } = siteConfig();
  separateClients += 1;
  return createClient<Database>(backendUrl, publishableKey, {
    global: { fetch: fetchInTime },
    auth: {
      // Its own key each time: two clients under one key make supabase-js warn.
      storageKey: `${sessionStorageKey}.separate-${separateClients}`,
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      flowType: 'implicit',
    },
  });
}

/** The backend client's code could not be fetched, for example offline. */
export class BackendLoadError extends Error {
  override readonly name = 'BackendLoadError';
}

async function importSupabase() {
  try {
    return await import(/* webpackChunkName: "supabase" */ '@supabase/supabase-js');
  } catch (cause) {
    throw new BackendLoadError('The backend client could not be loaded. Is the network there?', {
      cause,
    });
  }
}
