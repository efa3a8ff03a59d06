import { type AuthError, createClient, type SupabaseClient } from '@supabase/supabase-js';
import { siteConfig } from '@torsa/shared/site-config';
import { tokenSubject } from '../../contract/claims.ts';
import { deleteDrafts, visitorId } from '../../contract/draft-keys.ts';
import { chatStorageKey } from '../../contract/names.ts';
import type { StoredSession } from '../../contract/parse-session.ts';
import { clearReturnPath } from '../../contract/return-path.ts';
import { sessionStorageKey } from '../../contract/storage-keys.ts';
import type { Database } from '../../database/database.ts';
import { hasLostNetwork } from './lost-network.ts';
import { checkSession, refreshSession } from './refresh-session.ts';
import { runExclusively } from './run-exclusively.ts';
import { sessionFetch } from './session-fetch.ts';
import { createSessionKeeper, type SessionListener } from './session-keeper.ts';
import { createMemoryStorage, createSessionStorage, createTextStorage } from './session-storage.ts';

export type Client = SupabaseClient<Database>;

/** How long a call may take, in milliseconds: supabase-js would wait for ever. */
const timeoutMs = 20_000;

/** How often an expired session is tried again, in milliseconds. The keeper sends fewer requests. */
const retryMs = 5_000;

const send: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(timeoutMs) });

let clients = 0;

/** The session of this page, and the client of whoever has it. */
export function openSession(changed: SessionListener) {
  const { backendUrl, publishableKey } = siteConfig();
  const backend = { backendUrl, publishableKey, send };
  const storage = createTextStorage(sessionStorageKey);
  const keeper = createSessionKeeper({
    storage,
    refresh: (refreshToken) => refreshSession(backend, refreshToken),
    check: (token) => checkSession(backend, token),
    runExclusively: (work) => runExclusively(sessionStorageKey, work, navigator.locks),
    now: () => Date.now(),
    elapsed: () => performance.now(),
    isOffline: hasLostNetwork,
    changed,
  });
  let current:
    | { readonly client: Client; readonly isFor: (subject?: string) => boolean }
    | undefined;

  return {
    session: {
      /** The stored session with a token that the backend accepts, or as it is where the backend cannot be reached. */
      async current(): Promise<StoredSession | undefined> {
        await keeper.token();
        return keeper.read();
      },
      /** The same once it is settled, however long the provider takes. @param isWanted whether to try again */
      async settled(isWanted: () => boolean): Promise<StoredSession | undefined> {
        while (!(await keeper.isSettled()) && isWanted()) {
          await new Promise((resolve) => setTimeout(resolve, retryMs));
        }
        return keeper.read();
      },
      /** Makes a session that the provider gave to a separate client that of the page. */
      adopt: keeper.store,
      refresh: keeper.refresh,
      check: keeper.check,
      /** Ends it at the provider and in this browser, with all that its person has typed here. Other browsers' go on. */
      async end(): Promise<AuthError | null> {
        const person = keeper.read()?.user?.id;
        const { error } = await client().auth.signOut({ scope: 'local' });
        // A session that the provider no longer knew has ended too, though supabase-js reports an error.
        if (error && keeper.read()) return error;
        forgetTyped(person);
        return null;
      },
    },
    client,
  };

  /** The one client of the page; after a change of the person it is another one. */
  function client(): Client {
    const stored = keeper.read();
    const person = stored && tokenSubject(stored.access_token);
    if (current?.isFor(person)) return current.client;
    void current?.client.auth.dispose();
    const { fetch, isFor } = sessionFetch({ ...backend, keeper });
    // Its own key each time: two clients under one key make supabase-js warn.
    const key = nextKey();
    const opened = createClient<Database>(backendUrl, publishableKey, {
      global: { fetch },
      auth: {
        storageKey: key,
        storage: createSessionStorage(keeper, key, sessionStorageKey),
        persistSession: true,
        autoRefreshToken: false,
        // A confirmation link must not sign anyone in: whoever opens the mail still has to log in.
        detectSessionInUrl: false,
        // Its link comes back with a code that is of no use elsewhere; the implicit flow puts tokens into the address.
        flowType: 'pkce',
      },
    });
    current = { client: opened, isFor: (subject) => isFor(subject) };
    return opened;
  }
}

/** The next person at this browser finds nothing of what was typed. */
function forgetTyped(person: string | undefined): void {
  if (person) deleteDrafts(person);
  // Typed before the login, and not shown since: it belongs to the same person.
  deleteDrafts(visitorId);
  clearReturnPath();
  try {
    sessionStorage.removeItem(chatStorageKey);
  } catch {
    // Where nothing can be stored, nothing is.
  }
}

export function openSeparateClient(): Client {
  const { backendUrl, publishableKey } = siteConfig();
  return createClient<Database>(backendUrl, publishableKey, {
    global: { fetch: send },
    auth: {
      storageKey: nextKey(),
      storage: createMemoryStorage(),
      persistSession: true,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      flowType: 'implicit',
    },
  });
}

function nextKey(): string {
  clients += 1;
  return `${sessionStorageKey}.client-${clients}`;
}
