import { type AuthError, createClient, type SupabaseClient } from '@supabase/supabase-js';
import { siteConfig } from '@torsa/shared/site-config';
import { parseTokenUserId } from '../../contract/claims.ts';
import { deleteFormDrafts, guestDraftOwnerId } from '../../contract/draft-keys.ts';
import { chatTranscriptStorageKey } from '../../contract/names.ts';
import type { StoredSession } from '../../contract/parse-session.ts';
import { clearReturnPath } from '../../contract/return-path.ts';
import { sessionStorageKey } from '../../contract/storage-keys.ts';
import type { Database } from '../../database/database.ts';
import { hasLostNetwork } from './lost-network.ts';
import { checkSession, refreshSession } from './refresh-session.ts';
import { runUnderBrowserLock } from './run-exclusively.ts';
import { createSessionFetch } from './session-fetch.ts';
import { createSessionManager, type SessionListener } from './session-keeper.ts';
import {
  createLocalStorageText,
  createMemorySessionStorage,
  createSessionStorage,
} from './session-storage.ts';
import { takeEarlyResponse } from './take-early-response.ts';

export type SupabaseBackendClient = SupabaseClient<Database>;

/** The timeout of a backend call, in milliseconds. supabase-js has no timeout. */
const timeoutMs = 20_000;

/** The interval between attempts to refresh an expired session, in milliseconds. */
const retryMs = 5_000;

const send: typeof fetch = async (input, init) =>
  (await takeEarlyResponse(String(input), init)) ??
  fetch(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(timeoutMs) });

let clients = 0;

/** Opens the page's login session and the backend client of its user. */
export function openBrowserSession(changed: SessionListener) {
  const { backendUrl, publishableKey } = siteConfig();
  const backend = { backendUrl, publishableKey, send };
  const storage = createLocalStorageText(sessionStorageKey);
  const keeper = createSessionManager({
    storage,
    refresh: (refreshToken) => refreshSession(backend, refreshToken),
    check: (token) => checkSession(backend, token),
    runUnderBrowserLock: (work) => runUnderBrowserLock(sessionStorageKey, work, navigator.locks),
    now: () => Date.now(),
    elapsed: () => performance.now(),
    isOffline: hasLostNetwork,
    changed,
  });
  let current:
    | { readonly client: SupabaseBackendClient; readonly isFor: (subject?: string) => boolean }
    | undefined;

  return {
    session: {
      /** Returns the stored session with a valid token, or unchanged if the backend cannot be reached. */
      async current(): Promise<StoredSession | undefined> {
        await keeper.token();
        return keeper.read();
      },
      /**
       * Returns the stored session after the backend has confirmed or ended it.
       * @param isWanted returns false if the caller no longer needs the result
       */
      async settled(isWanted: () => boolean): Promise<StoredSession | undefined> {
        while (!(await keeper.isSettled()) && isWanted()) {
          await new Promise((resolve) => setTimeout(resolve, retryMs));
        }
        return keeper.read();
      },
      /** Stores the session of a separate client as the page's session. */
      adopt: keeper.store,
      refresh: keeper.refresh,
      check: keeper.check,
      /** Ends the session at the auth server and in this browser, and deletes the user's drafts. */
      async end(): Promise<AuthError | null> {
        const person = keeper.read()?.user?.id;
        const { error } = await client().auth.signOut({ scope: 'local' });
        // Ignores the error if the session has ended, because the auth server then no longer knows the session.
        if (error && keeper.read()) return error;
        forgetTyped(person);
        return null;
      },
    },
    client,
  };

  /** Returns the backend client of the logged-in user. */
  function client(): SupabaseBackendClient {
    const stored = keeper.read();
    const person = stored && parseTokenUserId(stored.access_token);
    if (current?.isFor(person)) return current.client;
    void current?.client.auth.dispose();
    const { fetch, isFor } = createSessionFetch({ ...backend, keeper });
    // Gives each client a different storage key, because supabase-js warns about two clients with the same key.
    const key = nextKey();
    const opened = createClient<Database>(backendUrl, publishableKey, {
      global: { fetch },
      auth: {
        storageKey: key,
        storage: createSessionStorage(keeper, key, sessionStorageKey),
        persistSession: true,
        autoRefreshToken: false,
        // An email confirmation link does not log in, because another person could open the link.
        detectSessionInUrl: false,
        // Email links use PKCE, whose code is useless in other browsers. The implicit flow would put tokens into the
        // URL.
        flowType: 'pkce',
      },
    });
    current = { client: opened, isFor: (subject) => isFor(subject) };
    return opened;
  }
}

/** Deletes all typed text of the user, so that the browser's next user cannot see this text. */
function forgetTyped(person: string | undefined): void {
  if (person) deleteFormDrafts(person);
  // Also deletes form drafts from before the login, because the logged-in user typed them.
  deleteFormDrafts(guestDraftOwnerId);
  clearReturnPath();
  try {
    sessionStorage.removeItem(chatTranscriptStorageKey);
  } catch {
    // No chat transcript exists if browser storage is unavailable.
  }
}

export function createSeparateClient(): SupabaseBackendClient {
  const { backendUrl, publishableKey } = siteConfig();
  return createClient<Database>(backendUrl, publishableKey, {
    global: { fetch: send },
    auth: {
      storageKey: nextKey(),
      storage: createMemorySessionStorage(),
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
