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

/** The time-out of a call, in milliseconds. supabase-js has none. */
const timeoutMs = 20_000;

/** The interval between attempts to refresh an expired session, in milliseconds. The keeper sends fewer requests. */
const retryMs = 5_000;

const send: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(timeoutMs) });

let clients = 0;

/** Opens the page's session and the backend client of its owner. */
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
      /** Returns the stored session with a valid token, or unchanged if the backend cannot be reached. */
      async current(): Promise<StoredSession | undefined> {
        await keeper.token();
        return keeper.read();
      },
      /**
       * Like `current`, but waits until the session is known to be valid or ended. @param isWanted tests if waiting
       * is still useful
       */
      async settled(isWanted: () => boolean): Promise<StoredSession | undefined> {
        while (!(await keeper.isSettled()) && isWanted()) {
          await new Promise((resolve) => setTimeout(resolve, retryMs));
        }
        return keeper.read();
      },
      /** Makes the session of a separate client the page's session. */
      adopt: keeper.store,
      refresh: keeper.refresh,
      check: keeper.check,
      /**
       * Ends the session at the auth server and in this browser, and deletes the owner's drafts. Sessions in other
       * browsers continue.
       */
      async end(): Promise<AuthError | null> {
        const person = keeper.read()?.user?.id;
        const { error } = await client().auth.signOut({ scope: 'local' });
        // If the auth server no longer knows the session, supabase-js reports an error, but the session has ended.
        if (error && keeper.read()) return error;
        forgetTyped(person);
        return null;
      },
    },
    client,
  };

  /** The page's backend client. It changes when another person logs in. */
  function client(): Client {
    const stored = keeper.read();
    const person = stored && tokenSubject(stored.access_token);
    if (current?.isFor(person)) return current.client;
    void current?.client.auth.dispose();
    const { fetch, isFor } = sessionFetch({ ...backend, keeper });
    // Each client has its own key, because supabase-js warns about two clients with the same key.
    const key = nextKey();
    const opened = createClient<Database>(backendUrl, publishableKey, {
      global: { fetch },
      auth: {
        storageKey: key,
        storage: createSessionStorage(keeper, key, sessionStorageKey),
        persistSession: true,
        autoRefreshToken: false,
        // A confirmation link must not log anyone in: the reader of the email still has to log in.
        detectSessionInUrl: false,
        // PKCE links contain a code that is useless elsewhere. The implicit flow would put tokens into the URL.
        flowType: 'pkce',
      },
    });
    current = { client: opened, isFor: (subject) => isFor(subject) };
    return opened;
  }
}

/** Deletes all typed text, so that the next person at this browser cannot see it. */
function forgetTyped(person: string | undefined): void {
  if (person) deleteDrafts(person);
  // Drafts from before the login belong to the same person.
  deleteDrafts(visitorId);
  clearReturnPath();
  try {
    sessionStorage.removeItem(chatStorageKey);
  } catch {
    // If storage is unavailable, it contains no draft.
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
