import { focusManager } from '@tanstack/react-query';
import { useAuth } from '@torsa/shared/auth';
import { loadSession, watchStoredSession } from '@torsa/shared/backend';
import { getErrorCode } from '@torsa/shared/database/backend-error';
import { useEffect } from 'react';
import { isLiveUpdatedQuery, isQueryAffectedByUpdate } from './affected-queries.ts';
import { type LiveUpdate, openLiveConnection, refreshConnectionToken } from './live-connection.ts';
import { isNetworkLost, recordNetworkFailure, watchNetworkState } from './network-state.ts';
import { getCacheUserKey, queryClient } from './query-client.ts';

/** The interval at which a visible page without a live connection refetches its data, in milliseconds. */
export const pollIntervalMs = 60_000;
/** The interval for retrying failed queries and for checking the live connection, in milliseconds. */
const retryInterval = 10_000;
/** The time in which arriving live updates share one refetch, in milliseconds. */
const pause = 300;
const firstReconnect = 1_000;
const longestReconnect = 60_000;
/**
 * The delay before a new page refetches its data, in milliseconds. The refetch catches up on changes from before the
 * live connection opened.
 */
const firstCatchUp = 10_000;
/**
 * The delay before an unused live connection closes, in milliseconds. After a navigation, the next portal page uses
 * the same connection.
 */
const leaveDelay = 3_000;

type Connection =
  | { readonly status: 'none' }
  | { readonly status: 'waiting'; readonly timer: ReturnType<typeof setTimeout> }
  | { readonly status: 'open'; isLive: boolean; close: () => void };

/**
 * Keeps a visible page's data up to date with live updates, or with polling if the live connection is lost. A hidden
 * page, and a page without a network, sends no requests. It refetches all data when it is visible and online again.
 */
function createLiveUpdates() {
  let connection: Connection = { status: 'none' };
  let failures = 0;
  let catchUp: ReturnType<typeof setTimeout> | undefined;
  let isFirst = true;
  let polledAt = 0;
  let token: string | undefined;
  let unhandled: LiveUpdate[] = [];
  let handling: ReturnType<typeof setTimeout> | undefined;

  const isWanted = () =>
    focusManager.isFocused() &&
    !isNetworkLost() &&
    useAuth.getState().session.status === 'signedIn';

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
        // Refetch the data, because the page missed all live updates from before the connection opened.
        if (isFirst) catchUp = setTimeout(refetchAll, firstCatchUp);
        else refetchAll();
        isFirst = false;
      },
      receive(update) {
        if (update.kind === 'ended') checkSession();
        // The user's role has changed. If the user is no longer staff, the refetches fail with `forbidden`.
        else if (update.kind === 'role') refetchAll();
        else handleLater(update);
      },
      lost,
    }).then(
      (opened) => {
        close = opened;
        if (isOver) close();
      },
      (error) => {
        // The number makes each failed attempt count, because repeated failures start a check of the network.
        if (getErrorCode(error) === 'unavailable') recordNetworkFailure(`live ${failures}`);
        lost();
      },
    );
  }

  /**
   * Reconnects after a delay that grows with each failure. The random part of the delay prevents all pages from
   * reconnecting at the same time.
   */
  function connectLater(): void {
    disconnect();
    const longest = Math.min(longestReconnect, firstReconnect * 2 ** failures);
    failures += 1;
    const timer = setTimeout(connect, longest * (0.5 + Math.random() / 2));
    connection = { status: 'waiting', timer };
  }

  function handleLater(update: LiveUpdate): void {
    unhandled.push(update);
    handling ??= setTimeout(handle, pause);
  }

  function handle(): void {
    handling = undefined;
    const client = queryClient();
    // When the page is visible and online again, it refetches all data.
    if (!isWanted()) {
      unhandled = [];
      return;
    }
    // A refetch during a pending change would overwrite the optimistic update that the page shows.
    if (client.isMutating() > 0) {
      handling = setTimeout(handle, pause);
      return;
    }
    const known = unhandled;
    unhandled = [];
    void client.invalidateQueries({
      predicate: ({ queryKey }) =>
        known.some((update) => isQueryAffectedByUpdate(queryKey, update)),
    });
  }

  function refetchAll(): void {
    polledAt = Date.now();
    void queryClient().invalidateQueries({
      predicate: ({ queryKey }) => isLiveUpdatedQuery(queryKey),
    });
  }

  function refetchFailed(): void {
    void queryClient().refetchQueries({
      type: 'active',
      predicate: ({ queryKey, state }) =>
        isLiveUpdatedQuery(queryKey) &&
        state.status === 'error' &&
        state.fetchStatus === 'idle' &&
        getErrorCode(state.error) === 'unavailable',
    });
  }

  function tick(): void {
    if (!isWanted()) return;
    refetchFailed();
    const isLive = connection.status === 'open' && connection.isLive;
    if (!isLive && Date.now() - polledAt >= pollIntervalMs) {
      checkSession();
      refetchAll();
    } else {
      // A request is sent only if the access token expires soon. After a failed token refresh, the backend later
      // closes the connection.
      refreshConnectionToken()
        .then((hasSession) => {
          if (!hasSession) checkSession();
        })
        .catch(() => undefined);
    }
  }

  /** Opens or closes the connection after the page's visibility, the network or the session changes. */
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
      watchNetworkState(update),
      useAuth.subscribe(({ session }, before) => {
        if (getCacheUserKey(session) !== getCacheUserKey(before.session)) disconnect();
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

/**
 * Asks the backend whether the session has ended. If the session has ended, the host application redirects to the
 * login page.
 */
function checkSession(): void {
  // Ignore errors, for example of an offline browser, because the check runs again later.
  loadSession()
    .then((session) => session.check())
    .catch(() => undefined);
}

const start = createLiveUpdates();
let pages = 0;
let stop: (() => void) | undefined;

/** Uses live updates to keep the portal's data up to date while a page is open. */
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
