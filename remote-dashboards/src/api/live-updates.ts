import { focusManager } from '@tanstack/react-query';
import { useAuth } from '@torsa/shared/auth';
import { loadSession, watchStoredSession } from '@torsa/shared/backend';
import { errorCode } from '@torsa/shared/database/backend-error';
import { useEffect } from 'react';
import { isAffected, isLiveQuery } from './affected-queries.ts';
import { type News, openLiveConnection, renewLiveToken } from './live-connection.ts';
import { ownerOf, queryClient } from './query-client.ts';

/** The interval between polls of a visible page without a live connection, in milliseconds. */
export const pollInterval = 60_000;
/** The interval after which a failed query is repeated, in milliseconds. */
const retryInterval = 10_000;
/** News that arrives in this time is handled together, in milliseconds. */
const pause = 300;
const firstReconnect = 1_000;
const longestReconnect = 60_000;
/**
 * A new page has just loaded its data. It loads the data again only after this time, for news from before the
 * connection, in milliseconds.
 */
const firstCatchUp = 10_000;
/** Pages of the portal replace each other, so the connection ends only after this time, in milliseconds. */
const leaveDelay = 3_000;

type Connection =
  | { readonly status: 'none' }
  | { readonly status: 'waiting'; readonly timer: ReturnType<typeof setTimeout> }
  | { readonly status: 'open'; isLive: boolean; close: () => void };

/**
 * Keeps the data of a visible page up to date: by the backend's news, or else by polls. A hidden page and an offline
 * browser send nothing, and load everything again at the end.
 */
function createLiveUpdates() {
  let connection: Connection = { status: 'none' };
  let failures = 0;
  let catchUp: ReturnType<typeof setTimeout> | undefined;
  let isFirst = true;
  let polledAt = 0;
  let token: string | undefined;
  let unhandled: News[] = [];
  let handling: ReturnType<typeof setTimeout> | undefined;

  const isWanted = () =>
    focusManager.isFocused() && useAuth.getState().session.status === 'signedIn';

  function disconnect(): void {
    clearTimeout(catchUp);
    const { status } = connection;
    if (status === 'waiting') clearTimeout(connection.timer);
    if (status === 'open') connection.close();
    connection = { status: 'none' };
  }

  function connect(): void {
    disconnect();
    let isOver = false;
    let close = () => {};
    const own: Connection = {
      status: 'open',
      isLive: false,
      close() {
        isOver = true;
        close();
      },
    };
    connection = own;
    const lost = () => !isOver && connectLater();
    openLiveConnection({
      joined() {
        failures = 0;
        own.isLive = true;
        // News from before the connection is missing.
        if (isFirst) catchUp = setTimeout(refetchAll, firstCatchUp);
        else refetchAll();
        isFirst = false;
      },
      news(news) {
        if (news.kind === 'ended') checkSession();
        // The responses tell whether the user is still staff.
        else if (news.kind === 'role') refetchAll();
        else handleLater(news);
      },
      lost,
    }).then((opened) => {
      close = opened;
      if (isOver) close();
    }, lost);
  }

  /** Waits longer after each failure. The wait is random, so that not all pages connect at the same time. */
  function connectLater(): void {
    disconnect();
    const longest = Math.min(longestReconnect, firstReconnect * 2 ** failures);
    failures += 1;
    const timer = setTimeout(connect, longest * (0.5 + Math.random() / 2));
    connection = { status: 'waiting', timer };
  }

  function handleLater(news: News): void {
    unhandled.push(news);
    handling ??= setTimeout(handle, pause);
  }

  function handle(): void {
    handling = undefined;
    const client = queryClient();
    // A response of now would overwrite what the page shows of its own pending changes.
    if (client.isMutating() > 0) {
      handling = setTimeout(handle, pause);
      return;
    }
    const known = unhandled;
    unhandled = [];
    void client.invalidateQueries({
      predicate: ({ queryKey }) => known.some((news) => isAffected(queryKey, news)),
    });
  }

  function refetchAll(): void {
    polledAt = Date.now();
    void queryClient().invalidateQueries({ predicate: ({ queryKey }) => isLiveQuery(queryKey) });
  }

  function refetchFailed(): void {
    void queryClient().refetchQueries({
      type: 'active',
      predicate: ({ queryKey, state }) =>
        isLiveQuery(queryKey) &&
        state.status === 'error' &&
        state.fetchStatus === 'idle' &&
        errorCode(state.error) === 'unavailable',
    });
  }

  function tick(): void {
    if (!isWanted()) return;
    refetchFailed();
    const isLive = connection.status === 'open' && connection.isLive;
    if (!isLive && Date.now() - polledAt >= pollInterval) {
      checkSession();
      refetchAll();
    } else {
      // A call only if the token expires soon. If it fails, the backend closes the connection later.
      renewLiveToken()
        .then((hasSession) => {
          if (!hasSession) checkSession();
        })
        .catch(() => undefined);
    }
  }

  /** Connects or disconnects after the page, the network or the session has changed. */
  function update(): void {
    if (!isWanted()) {
      disconnect();
    } else if (connection.status !== 'open') {
      failures = 0;
      connect();
    }
  }

  function updateAndCheck(): void {
    update();
    if (isWanted()) checkSession();
  }

  return function start(): () => void {
    polledAt = Date.now();
    isFirst = true;
    const ticks = setInterval(tick, retryInterval);
    const unsubscribe = [
      focusManager.subscribe(updateAndCheck),
      useAuth.subscribe(({ session }, before) => {
        if (ownerOf(session) !== ownerOf(before.session)) disconnect();
        update();
      }),
      watchStoredSession((stored) => {
        if (stored?.access_token !== token) update();
        token = stored?.access_token;
      }),
    ];
    update();
    return () => {
      clearInterval(ticks);
      clearTimeout(handling);
      handling = undefined;
      for (const stop of unsubscribe) stop();
      disconnect();
    };
  };
}

/** Asks whether the session has ended. The host application then redirects to a login page. */
function checkSession(): void {
  // Ignore failures, for example while offline, because the next check follows.
  loadSession()
    .then((session) => session.check())
    .catch(() => undefined);
}

const start = createLiveUpdates();
let pages = 0;
let stop: (() => void) | undefined;

/** Keeps the data of the page up to date while the page is open. */
export function useLiveUpdates(): void {
  useEffect(() => {
    pages += 1;
    stop ??= start();
    return () => {
      pages -= 1;
      setTimeout(() => {
        if (pages > 0) return;
        stop?.();
        stop = undefined;
      }, leaveDelay);
    };
  }, []);
}
