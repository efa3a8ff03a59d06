import { sessionAge, tokenLifetime, tokenSubject } from '../../contract/claims.ts';
import { parseSession, type StoredSession } from '../../contract/parse-session.ts';

/** The auth server's answer to a refresh. `unavailable`: no definite answer, so the session continues. */
export type Refresh =
  | { readonly status: 'refreshed'; readonly session: StoredSession }
  | { readonly status: 'ended' }
  | { readonly status: 'unavailable'; readonly retryAfter?: number };

/** The token for a request. `unavailable`: the token has expired, and the auth server cannot issue a new one now. */
export type Token =
  | { readonly status: 'valid'; readonly token: string }
  | { readonly status: 'ended' }
  | { readonly status: 'unavailable' };

/** The state of a session. `unknown`: the backend did not answer. */
export type SessionStatus = 'alive' | 'ended' | 'unknown';

/** Called after the stored session changed. `isEnded`: the auth server has ended it. */
export type SessionListener = (stored: StoredSession | undefined, isEnded: boolean) => void;

export interface KeeperDependencies {
  /** The storage that all tabs share. */
  readonly storage: {
    readonly read: () => string | null;
    readonly write: (text: string) => void;
    readonly remove: () => void;
  };
  readonly refresh: (refreshToken: string) => Promise<Refresh>;
  /** Asks the backend if the session of a token continues. */
  readonly check: (token: string) => Promise<SessionStatus>;
  /** Runs work that only one tab may do at a time. */
  readonly runExclusively: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Milliseconds of the browser's clock, which may be wrong and may jump. */
  readonly now: () => number;
  /** Milliseconds of a clock that never jumps, but may pause while the computer sleeps. */
  readonly elapsed: () => number;
  /** Tests if the browser has lost its network. */
  readonly isOffline: () => boolean;
  readonly changed: SessionListener;
}

export type SessionKeeper = ReturnType<typeof createSessionKeeper>;

/**
 * The token that this tab knows, and both clocks' times when the tab first read it. `age`: the token's age at that
 * time.
 */
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
      /** By the clock of `elapsed`. */
      readonly retryAt: number;
    };

type Outcome = 'refreshed' | 'ended' | 'unavailable';

/** The time before its expiry at which a token is replaced, in milliseconds. */
const margin = 90_000;
/** The minimum time between two refreshes of a tab, in milliseconds. */
const leastPause = 30_000;
const firstRetry = 10_000;
const longestRetry = 300_000;
/**
 * The time for which a session check stays valid, in milliseconds: slightly less than the portal's polling interval.
 */
const checkLasts = 8_000;

/**
 * Manages the session that all tabs share. supabase-js compares the expiry with the browser's clock, so a wrong clock
 * makes it refresh for each request. This keeper measures a token's age by this browser's own time. Only one tab
 * refreshes for all tabs, and only a definite answer of the auth server ends a session.
 */
export function createSessionKeeper(parts: KeeperDependencies) {
  const { storage, now, elapsed } = parts;
  let state: State = { status: 'none' };
  let refreshedAt = Number.NEGATIVE_INFINITY;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<SessionStatus> | undefined;

  /** Reads the stored session and updates the state if another tab changed it. */
  function read(): StoredSession | undefined {
    const stored = parseSession(storage.read());
    if (!stored) state = { status: 'none' };
    else if (state.status === 'none') state = { status: 'ready', seen: see(stored, false) };
    else if (state.seen.access_token !== stored.access_token) {
      state = { status: 'ready', seen: see(stored, true) };
    }
    return stored;
  }

  /** @param isLater this tab knew another session before, so this one is new */
  function see(stored: StoredSession, isLater: boolean): Seen {
    const lifetime = tokenLifetime(stored);
    const age = sessionAge(stored, now());
    // Another tab, whose clock differs from this tab's, has just stored the session.
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

  /** Uses the larger difference of both clocks, because one may have paused while the computer slept. */
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
      .runExclusively(() => refreshInTurn(seen.access_token))
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
    // Another tab has already refreshed the token.
    if (stored.access_token !== token) return { outcome: 'refreshed' };
    const answer = await parts.refresh(stored.refresh_token);
    const latest = parseSession(storage.read());
    // A logout or another login happened during the request.
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
    // Another session has replaced the refreshed one.
    if (state.status !== 'refreshing') return 'refreshed';
    const { seen } = state;
    const pause = Math.min(longestRetry, Math.max(retryAfter, firstRetry * 2 ** failures));
    state =
      outcome === 'unavailable'
        ? { status: 'waiting', seen, failures: failures + 1, retryAt: elapsed() + pause }
        : { status: 'ready', seen };
    return outcome;
  }

  async function token(): Promise<Token> {
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

    /** Tests if the session is known to be valid or absent. It is unknown with an expired token and no answer. */
    async isSettled(): Promise<boolean> {
      await token();
      if (state.status === 'none') return true;
      const left = remaining(state.seen);
      return left !== undefined && left > 0;
    },

    /** Stores a new session from the auth server. */
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

    /** Refreshes a valid token, because the user's data in it has changed. */
    async refresh(): Promise<Outcome> {
      if (!read()) return 'ended';
      return refresh();
    },

    /**
     * Replaces a token that the server refused as expired; the clocks were wrong.
     * @returns another token of the same person, or undefined
     */
    async replace(refused: string): Promise<string | undefined> {
      const stored = read();
      if (!stored || state.status === 'none') return undefined;
      if (stored.access_token === refused) {
        // A new token cannot have expired: the server refused it for another reason.
        if (elapsed() - refreshedAt < leastPause) return undefined;
        await refresh();
      }
      const next = read()?.access_token;
      const isOther = next === undefined || tokenSubject(next) !== tokenSubject(refused);
      return next === refused || isOther ? undefined : next;
    },

    /** Tests if the session continues. Asks the backend at most once in eight seconds. */
    async check(): Promise<SessionStatus> {
      const stored = read();
      // A frozen tab misses storage events.
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
    // Another tab may have refreshed or logged in since; its session has another token.
    if (liveness === 'ended') end(current.token);
    return liveness;
  }
}
