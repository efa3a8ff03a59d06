import { parseTokenUserId } from '../../../contract/claims.ts';
import { parseSession, type StoredSession } from '../../../contract/parse-session.ts';
import {
  createSessionManager,
  type SessionManager,
  type TokenRefreshResult,
} from '../session-keeper.ts';

/** Creates an unsigned token like the auth server's. Times are in seconds. */
function accessToken(sub: string, iat: number, lifetime = 3600): string {
  const encode = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
  return `${encode({ alg: 'none' })}.${encode({ sub, iat, exp: iat + lifetime })}.s${Math.random()}`;
}

/**
 * An auth server that rotates refresh tokens like GoTrue. A second use of a refresh token ends its session, except
 * within some seconds.
 */
function createProvider(time: () => number) {
  const sessions = new Map<string, { token: string; usedAt: Map<string, number> }>();
  let made = 0;
  let network: 'up' | 'down' | 500 | 429 = 'up';
  const calls: string[] = [];

  function issue(person: string, name: string): StoredSession {
    const iat = Math.floor(time() / 1000);
    made += 1;
    const token = `${person}/${name}/${made}`;
    const session = sessions.get(name) ?? { token, usedAt: new Map() };
    session.token = token;
    sessions.set(name, session);
    const user = { id: person, aud: '', app_metadata: {}, user_metadata: {}, created_at: '' };
    return {
      access_token: accessToken(person, iat),
      refresh_token: token,
      token_type: 'bearer',
      expires_in: 3600,
      expires_at: iat + 3600,
      user,
    };
  }

  return {
    calls,
    logIn: (person: string) => issue(person, `session-${made + 1}`),
    end: (stored: StoredSession) => sessions.delete(stored.refresh_token.split('/')[1] ?? ''),
    set network(next: typeof network) {
      network = next;
    },
    async refresh(refreshToken: string, tab: string): Promise<TokenRefreshResult> {
      calls.push(tab);
      if (network !== 'up') return { status: 'unavailable' };
      const [person = '', name = ''] = refreshToken.split('/');
      const session = sessions.get(name);
      if (!session) return { status: 'ended' };
      const usedAt = session.usedAt.get(refreshToken);
      if (usedAt !== undefined && time() - usedAt > 10_000) {
        sessions.delete(name);
        return { status: 'ended' };
      }
      session.usedAt.set(refreshToken, usedAt ?? time());
      return { status: 'refreshed', session: issue(person, name) };
    },
    isAlive: (stored: StoredSession) =>
      sessions.has(stored.refresh_token.split('/')[1] ?? '') ? 'alive' : 'ended',
  } as const;
}

/** A browser with tabs, whose time only the test advances. */
export function createBrowser() {
  let real = Date.UTC(2026, 10, 25, 12);
  /** The difference between the browser's clock and the real time. */
  let offset = 0;
  let text: string | null = null;
  let queue: Promise<unknown> = Promise.resolve();
  const provider = createProvider(() => real);

  function openTab(name: string, options: { readonly ownOffset?: number } = {}) {
    let isOffline = false;
    const events: string[] = [];
    const started = real;
    const keeper = createSessionManager({
      storage: {
        read: () => text,
        write: (next) => {
          text = next;
        },
        remove: () => {
          text = null;
        },
      },
      refresh: (token) => provider.refresh(token, name),
      check: async () => {
        const stored = parseSession(text);
        return stored ? provider.isAlive(stored) : 'ended';
      },
      runUnderBrowserLock(work) {
        const run = queue.then(work, work);
        queue = run.catch(() => undefined);
        return run;
      },
      now: () => real + (options.ownOffset ?? offset),
      elapsed: () => real - started,
      isOffline: () => isOffline,
      changed: (stored, isEnded) =>
        events.push(
          stored ? `is ${parseTokenUserId(stored.access_token)}` : isEnded ? 'ended' : 'out',
        ),
    });
    const refreshes = () => provider.calls.filter((tab) => tab === name).length;
    return {
      keeper,
      events,
      refreshes,
      setOffline(next: boolean) {
        isOffline = next;
      },
    };
  }

  return {
    provider,
    openTab,
    pass(milliseconds: number) {
      real += milliseconds;
    },
    setClock(milliseconds: number) {
      offset = milliseconds;
    },
    stored: () => parseSession(text),
    put(stored: StoredSession | undefined) {
      text = stored ? JSON.stringify(stored) : null;
    },
  };
}

/** Uses the session in each tab twice a second, like pages that poll and users who click. */
export async function useSessionsFor(
  seconds: number,
  browser: ReturnType<typeof createBrowser>,
  keepers: readonly SessionManager[],
): Promise<void> {
  for (let step = 0; step < seconds * 2; step += 1) {
    await Promise.all(keepers.flatMap((keeper) => [keeper.token(), keeper.check()]));
    browser.pass(500);
  }
}
