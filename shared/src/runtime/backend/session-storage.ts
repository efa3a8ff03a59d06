import type { SupportedStorage } from '@supabase/supabase-js';
import { parseTokenClaims } from '../../contract/claims.ts';
import { parseSession, type StoredSession } from '../../contract/parse-session.ts';
import type { SessionManager } from './session-keeper.ts';

/** Stores a text in browser storage, or in memory if the storage is disabled or full. */
export function createLocalStorageText(key: string) {
  let kept: string | undefined;
  return {
    read(): string | null {
      return kept ?? attempt(() => localStorage.getItem(key)) ?? null;
    },
    write(text: string): void {
      const isStored = attempt(() => {
        localStorage.setItem(key, text);
        return true;
      });
      kept = isStored ? undefined : text;
    },
    remove(): void {
      kept = undefined;
      attempt(() => localStorage.removeItem(key));
    },
  };
}

/** The session storage for supabase-js, which hides expired tokens, so that supabase-js never refreshes a token. */
export function createSessionStorage(
  keeper: SessionManager,
  key: string,
  name: string,
): SupportedStorage {
  const others = (asked: string) => createLocalStorageText(asked.replace(key, name));
  return {
    getItem: (asked) => (asked === key ? shown(keeper.read()) : others(asked).read()),
    setItem(asked, text) {
      if (asked !== key) return others(asked).write(text);
      const session = parseSession(text);
      if (session) keeper.store(latest(session, keeper.read()));
    },
    removeItem(asked) {
      if (asked !== key) return others(asked).remove();
      if (keeper.read()) keeper.remove();
    },
  };
}

/** Creates a session storage in memory, for the session of one separate client. */
export function createMemorySessionStorage(): SupportedStorage {
  const texts = new Map<string, string>();
  return {
    getItem(key) {
      const text = texts.get(key) ?? null;
      return shown(parseSession(text)) ?? text;
    },
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
}

function shown(session: StoredSession | undefined): string | null {
  if (!session) return null;
  const { received_at: _, ...rest } = session;
  return JSON.stringify({ ...rest, expires_at: Math.floor(Date.now() / 1000) + 3600 });
}

/**
 * Returns the session that supabase-js writes back, but with the latest tokens, which another tab may have refreshed.
 */
function latest(session: StoredSession, stored: StoredSession | undefined): StoredSession {
  const given = parseTokenClaims(session.access_token);
  const kept = stored && parseTokenClaims(stored.access_token);
  const isOlder = stored && kept?.sub === given.sub && Number(kept?.iat) > Number(given.iat);
  const { exp } = given;
  if (isOlder) return { ...stored, user: session.user };
  return typeof exp === 'number' ? { ...session, expires_at: exp } : session;
}

function attempt<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
