import { getSessionAgeMs, getTokenLifetimeMs, parseTokenUserId } from '../../contract/claims.ts';
import { parseSession, type StoredSession } from '../../contract/parse-session.ts';

/** The auth server's response to a token refresh. After `unavailable`, the session continues. */
export type TokenRefreshResult =
  | { readonly status: 'refreshed'; readonly session: StoredSession }
  | { readonly status: 'ended' }
  | { readonly status: 'unavailable'; readonly retryAfter?: number };

/** The result of a request for an access token. `unavailable` means that an expired token cannot be refreshed now. */
export type AccessTokenResult =
  | { readonly status: 'valid'; readonly token: string }
  | { readonly status: 'ended' }
  | { readonly status: 'unavailable' };

/** The validity of a login session. `unknown` means that the backend did not respond. */
export type SessionStatus = 'alive' | 'ended' | 'unknown';

/** A listener for changes of the stored session. `isEnded` is true if the auth server has ended the session. */
export type SessionListener = (stored: StoredSession | undefined, isEnded: boolean) => void;

export interface SessionManagerDependencies {
  /** The browser storage of the session, which all tabs share. */
  readonly storage: {
    readonly read: () => string | null;
    readonly write: (text: string) => void;
    readonly remove: () => void;
  };
  readonly refresh: (refreshToken: string) => Promise<TokenRefreshResult>;
  /** Asks the backend if the session of an access token still exists. */
  readonly check: (token: string) => Promise<SessionStatus>;
  /** Runs a function in one tab at a time, using a browser lock. */
  readonly runUnderBrowserLock: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Returns the browser's clock in milliseconds. This clock may be wrong and may jump. */
  readonly now: () => number;
  /** Returns a monotonic clock in milliseconds, which never jumps but may pause while the computer sleeps. */
  readonly elapsed: () => number;
  /** Returns true if the browser has lost its network connection. */
  readonly isOffline: () => boolean;
  readonly changed: SessionListener;
}

export type SessionManager = ReturnType<typeof createSessionManager>;

/** This tab's access token, with its age and the times of both clocks when the tab first read it. */
interface Seen {
  readonly access_token: string;
  readonly lifetime: number;
  readonly age: number | undefined;
  readonly now: number;
  readonly elapsed: number;
}

type State =
  | { readonly status: 'none' }
  | { readonly status: 'ready'; readonly seen: Seen }
  | { readonly status: 'refreshing'; readonly seen: Seen; readonly outcome: Promise<Outcome> }
  | {
      readonly status: 'waiting';
      readonly seen: Seen;
      readonly failures: number;
      /** The earliest time of the next token refresh, by the monotonic clock `elapsed`. */
      readonly retryAt: number;
    };

type Outcome = 'refreshed' | 'ended' | 'unavailable';

/** A token is replaced this long before its expiry, in milliseconds. */
const margin = 90_000;
/** The minimum time between two token refreshes of a tab, in milliseconds. */
const leastPause = 30_000;
const firstRetry = 10_000;
const longestRetry = 300_000;
/** The time for which the result of a session check is reused, in milliseconds. */
const checkLasts = 8_000;

/** Manages the login session that all tabs share, even if the browser's clock is wrong. */
export function createSessionManager(parts: SessionManagerDependencies) {
  const { storage, now, elapsed } = parts;
  let state: State = { status: 'none' };
  let refreshedAt = Number.NEGATIVE_INFINITY;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<SessionStatus> | undefined;

  /** Reads the session from browser storage, and applies changes of other tabs. */
  function read(): StoredSession | undefined {
    const stored = parseSession(storage.read());
    if (!stored) state = { status: 'none' };
    else if (state.status === 'none') state = { status: 'ready', seen: see(stored, false) };
    else if (state.seen.access_token !== stored.access_token) {
      state = { status: 'ready', seen: see(stored, true) };
    }
    return stored;
  }

  /**
   * Keeps a stored session in memory, with the current times of both clocks.
   * @param isLater true if this tab had another session before
   */
  function see(stored: StoredSession, isLater: boolean): Seen {
    const lifetime = getTokenLifetimeMs(stored);
    const age = getSessionAgeMs(stored, now());
    // Measures the token's age from now, because another tab has just stored this session.
    const isFresh =
      isLater && stored.received_at !== undefined && !(age !== undefined && age < lifetime);
    return {
      access_token: stored.access_token,
      lifetime,
      age: isFresh ? 0 : age,
      now: now(),
      elapsed: elapsed(),
    };
  }

  /**
   * Returns the remaining lifetime of a token in milliseconds, by the clock that advanced further, because one may
   * have paused.
   */
  function remaining({ age, lifetime, ...seen }: Seen): number | undefined {
    if (age === undefined) return undefined;
    return lifetime - age - Math.max(now() - seen.now, elapsed() - seen.elapsed);
  }

  function store(session: StoredSession, isEnded = false): void {
    const before = parseSession(storage.read());
    const isSame = before?.access_token === session.access_token;
    const received_at = isSame ? (before.received_at ?? now()) : now();
    storage.write(JSON.stringify({ ...session, received_at }));
    read();
    parts.changed(session, isEnded);
  }

  function end(token: string): void {
    if (parseSession(storage.read())?.access_token !== token) return;
    storage.remove();
    state = { status: 'none' };
    parts.changed(undefined, true);
  }

  function refresh(): Promise<Outcome> {
    if (state.status === 'none') return Promise.resolve('ended');
    if (state.status === 'refreshing') return state.outcome;
    if (state.status === 'waiting' && elapsed() < state.retryAt) {
      return Promise.resolve('unavailable');
    }
    if (parts.isOffline()) return Promise.resolve('unavailable');
    const failures = state.status === 'waiting' ? state.failures : 0;
    const { seen } = state;
    const outcome = parts
      .runUnderBrowserLock(() => refreshInTurn(seen.access_token))
      .catch((): RefreshedInTurn => ({ outcome: 'unavailable' }))
      .then((result) => settle(result, failures));
    state = { status: 'refreshing', seen, outcome };
    return outcome;
  }

  interface RefreshedInTurn {
    readonly outcome: Outcome;
    readonly retryAfter?: number | undefined;
  }

  async function refreshInTurn(token: string): Promise<RefreshedInTurn> {
    const stored = parseSession(storage.read());
    if (!stored) return { outcome: 'ended' };
    // Sends no request, because another tab has already refreshed this access token.
    if (stored.access_token !== token) return { outcome: 'refreshed' };
    const answer = await parts.refresh(stored.refresh_token);
    const latest = parseSession(storage.read());
    // Drops the response to a token refresh if the session changed during the request.
    if (latest?.refresh_token !== stored.refresh_token) {
      return { outcome: latest ? 'refreshed' : 'ended' };
    }
    switch (answer.status) {
      case 'refreshed':
        refreshedAt = elapsed();
        checkedAt = elapsed();
        store(answer.session);
        return { outcome: 'refreshed' };
      case 'ended':
        end(token);
        return { outcome: 'ended' };
      case 'unavailable':
        return { outcome: 'unavailable', retryAfter: answer.retryAfter };
    }
  }

  function settle({ outcome, retryAfter = 0 }: RefreshedInTurn, failures: number): Outcome {
    read();
    if (state.status === 'none') return 'ended';
    // Changes nothing, because another session has replaced the session whose token was refreshed.
    if (state.status !== 'refreshing') return 'refreshed';
    const { seen } = state;
    const pause = Math.min(longestRetry, Math.max(retryAfter, firstRetry * 2 ** failures));
    state =
      outcome === 'unavailable'
        ? { status: 'waiting', seen, failures: failures + 1, retryAt: elapsed() + pause }
        : { status: 'ready', seen };
    return outcome;
  }

  async function token(): Promise<AccessTokenResult> {
    const stored = read();
    if (!stored || state.status === 'none') return { status: 'ended' };
    const left = remaining(state.seen);
    const isDue = left === undefined || left < margin;
    if (!isDue || elapsed() - refreshedAt < leastPause) {
      return { status: 'valid', token: stored.access_token };
    }
    const outcome = await refresh();
    const latest = read();
    if (outcome === 'ended' || !latest) return { status: 'ended' };
    const isExpired = outcome === 'unavailable' && left !== undefined && left <= 0;
    return isExpired ? { status: 'unavailable' } : { status: 'valid', token: latest.access_token };
  }

  return {
    read,
    token,

    /** Returns false while the token has expired and the backend does not respond. */
    async isSettled(): Promise<boolean> {
      await token();
      if (state.status === 'none') return true;
      const left = remaining(state.seen);
      return left !== undefined && left > 0;
    },

    /** Stores a new session that the auth server issued. */
    store(session: StoredSession): void {
      checkedAt = elapsed();
      store(session);
    },

    /** Removes the session from this browser at a logout. */
    remove(): void {
      storage.remove();
      state = { status: 'none' };
      parts.changed(undefined, false);
    },

    /** Refreshes a valid access token after the user data in the token changed. */
    async refresh(): Promise<Outcome> {
      if (!read()) return 'ended';
      return refresh();
    },

    /**
     * Replaces an access token that the server rejected as expired.
     * @returns another token of the same user, or undefined
     */
    async replace(refused: string): Promise<string | undefined> {
      const stored = read();
      if (!stored || state.status === 'none') return undefined;
      if (stored.access_token === refused) {
        // Returns no token, because a token that was just issued cannot have expired.
        if (elapsed() - refreshedAt < leastPause) return undefined;
        await refresh();
      }
      const next = read()?.access_token;
      const isOther = next === undefined || parseTokenUserId(next) !== parseTokenUserId(refused);
      return next === refused || isOther ? undefined : next;
    },

    /** Asks the backend whether the session still exists, at most once in eight seconds. */
    async check(): Promise<SessionStatus> {
      const stored = read();
      // Reports a change that this tab missed while the browser had frozen it.
      parts.changed(stored, false);
      if (!stored) return 'ended';
      if (parts.isOffline()) return 'unknown';
      if (elapsed() - checkedAt < checkLasts) return 'alive';
      checking ??= checkOnce().finally(() => {
        checking = undefined;
      });
      return checking;
    },
  };

  async function checkOnce(): Promise<SessionStatus> {
    const current = await token();
    if (current.status !== 'valid') return current.status === 'ended' ? 'ended' : 'unknown';
    const liveness = await parts.check(current.token).catch(() => 'unknown' as const);
    if (liveness === 'alive') checkedAt = elapsed();
    // Ends the session only if no other tab has changed the token in the meantime.
    if (liveness === 'ended') end(current.token);
    return liveness;
  }
}
