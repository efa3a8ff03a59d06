import { focusManager } from '@tanstack/react-query';
import { useAuth } from '@torsa/shared/auth';
import { loadSession, watchStoredSession } from '@torsa/shared/backend';
import { getErrorCode } from '@torsa/shared/database/backend-error';
import { useEffect } from 'react';
import { isLiveUpdatedQuery, isQueryAffectedByUpdate } from './affected-queries.ts';
import { type LiveUpdate, openLiveConnection, refreshConnectionToken } from './live-connection.ts';
import { isNetworkLost, recordNetworkFailure, watchNetworkState } from './network-state.ts';
import { getCacheUserKey, queryClient } from './query-client.ts';

/** The interval in milliseconds at which a visible page without a live connection refetches its data. */
export const pollIntervalMs = 60_000;
/** The interval in milliseconds of retries and of connection checks. */
const retryInterval = 10_000;
/** Live updates that arrive within this time in milliseconds share one refetch. */
const pause = 300;
const firstReconnect = 1_000;
const longestReconnect = 60_000;
/**
 * A new page refetches its data after this time in milliseconds, to include changes from before its live connection.
 */
const firstCatchUp = 10_000;
/** The delay in milliseconds before an unused live connection closes, so that the next portal page can use it. */
const leaveDelay = 3_000;

type Connection =
  | { readonly status: 'none' }
  | { readonly status: 'waiting'; readonly timer: ReturnType<typeof setTimeout> }
  | { readonly status: 'open'; isLive: boolean; close: () => void };

/** Keeps a visible page's data current by live updates, or by polling without a live connection. */
function createLiveUpdates() {
  /** The number of open portal pages. Without one, a lost connection does not open again. */
  let openPages = 0;
  let stop: (() => void) | undefined;
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
    const lost = () => {
      if (isOver) return;
      if (openPages > 0) connectLater();
      else disconnect();
    };
    openLiveConnection({
      joined() {
        failures = 0;
        own.isLive = true;
        // Refetch the data, because live updates from before the connection are missing.
        if (isFirst) catchUp = setTimeout(refetchAll, firstCatchUp);
        else refetchAll();
        isFirst = false;
      },
      receive(update) {
        if (update.kind === 'ended') checkSession();
        // Refetch all data after a role change. The refetches fail with `forbidden` if the user has left the staff.
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
        // Number the failures, so that each one counts towards a network check.
        if (getErrorCode(error) === 'unavailable') recordNetworkFailure(`live ${failures}`);
        lost();
      },
    );
  }

  /** Reconnects after a growing, partly random delay, so that pages do not reconnect together. */
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
    // A hidden or offline page refetches all data later.
    if (!isWanted()) {
      unhandled = [];
      return;
    }
    // Do not refetch during a pending change, because the response would overwrite the optimistic update.
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
      // `refreshConnectionToken` sends a request only if the token expires soon. After a failure, the backend closes
      // the connection later.
      refreshConnectionToken()
        .then((hasSession) => {
          if (!hasSession) checkSession();
        })
        .catch(() => undefined);
    }
  }

  /** Opens or closes the connection after a change of visibility, network or session. */
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

  function start(): () => void {
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
  }

  return function openPage(): () => void {
    openPages += 1;
    if (stop) update();
    else stop = start();
    return () => {
      openPages -= 1;
      setTimeout(() => {
        if (openPages > 0) return;
        stop?.();
        stop = undefined;
      }, leaveDelay);
    };
  };
}

/** Checks whether the session has ended. The host then redirects to the login page. */
function checkSession(): void {
  // Ignore errors, because the check runs again later.
  loadSession()
    .then((session) => session.check())
    .catch(() => undefined);
}

const openPage = createLiveUpdates();

/** Keeps the portal's data current with live updates while a page is open. */
export function useLiveUpdates(): void {
  useEffect(openPage, []);
}
