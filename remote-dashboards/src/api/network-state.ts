import { focusManager, type Query, type QueryClient } from '@tanstack/react-query';
import { getErrorCode } from '@torsa/shared/database/backend-error';
import { useSyncExternalStore } from 'react';
import { rpc, setOverdueBackendCallListener } from './client.ts';

/** The network state: the browser is `offline`, or the backend is `unreachable`. */
export type NetworkState = 'online' | 'offline' | 'unreachable';

/** Pages report a network interruption after this time in milliseconds. */
const shortest = 1_000;
/** The number of failed queries that starts a network check, because one failure can have another cause. */
const enoughFailures = 2;
/** The time limit and the interval of network checks, in milliseconds. */
const checkLimit = 3_000;
const checkInterval = 10_000;

/** The hashes of queries that have failed since the last response. */
const failures = new Set<string>();
const listeners = new Set<() => void>();
let state: NetworkState = 'online';
/** True if the user has hidden the message about the current interruption. */
let isHidden = false;
let isBrowserOffline = false;
let isChecking = false;
/** The number of backend responses since the page opened. */
let responses = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

const getState = () => state;

/** Returns true while the network bar reports an interruption. */
export const isNetworkLost = (): boolean => getState() !== 'online';

function setState(next: NetworkState): void {
  clearTimeout(timer);
  if (next === 'unreachable') timer = setTimeout(check, checkInterval);
  if (next === state) return;
  state = next;
  if (next === 'online') isHidden = false;
  notifyListeners();
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/** Hides the message about the current interruption, also on the next pages. */
export function hideNetworkMessage(): void {
  isHidden = true;
  notifyListeners();
}

/** Checks whether the backend is reachable, because a browser extension may block only some queries. */
async function check(): Promise<void> {
  if (isChecking || getState() === 'offline') return;
  isChecking = true;
  const before = responses;
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, checkLimit, false));
  const answer = rpc('my_role').then(
    () => true,
    (error: unknown) => getErrorCode(error) !== 'unavailable',
  );
  // A late response to the check also ends the interruption.
  void answer.then((isReachable) => isReachable && recordBackendResponse());
  const isReachable = await Promise.race([answer, late]);
  isChecking = false;
  // Report no interruption if another response arrived during the check.
  if (!isReachable && responses === before && getState() !== 'offline') setState('unreachable');
}

/** Records that a query failed without a response. */
export function recordNetworkFailure(queryHash: string): void {
  failures.add(queryHash);
  if (state === 'online' && failures.size >= enoughFailures) void check();
}

// Check the network when a call is overdue, because a hanging call fails only after 20 seconds.
setOverdueBackendCallListener(() => {
  if (state === 'online') void check();
});

/** Forgets the previous user's failed queries. */
export function clearNetworkFailures(): void {
  failures.clear();
}

/**
 * Records that the backend has responded, which proves that the browser is online. A response in the first second
 * offline proves nothing.
 */
export function recordBackendResponse(): void {
  if (isBrowserOffline && !isNetworkLost()) return;
  endInterruption();
}

function endInterruption(): void {
  responses += 1;
  clearNetworkFailures();
  setBrowserOffline(false);
  setState('online');
}

/**
 * Stops retries, refetches and live updates while the browser is offline, because each failed request logs an error.
 * Clicks still send requests.
 */
function setBrowserOffline(isOffline: boolean): void {
  if (isOffline === isBrowserOffline) return;
  isBrowserOffline = isOffline;
  focusManager.setFocused(isOffline ? false : undefined);
}

// Use only the `offline` event, because `navigator.onLine` can be wrong when the page opens.
if (typeof window !== 'undefined') {
  window.addEventListener('offline', () => {
    setBrowserOffline(true);
    clearTimeout(timer);
    timer = setTimeout(setState, shortest, 'offline');
  });
  // Refetch the data when the browser is online. If these queries fail, the backend is unreachable.
  window.addEventListener('online', endInterruption);
}

/**
 * Calls the listener after each change of the network state.
 * @returns a function that removes the listener
 */
export const watchNetworkState = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useNetworkState = (): NetworkState =>
  useSyncExternalStore(watchNetworkState, getState, () => 'online');

export const useIsNetworkMessageHidden = (): boolean =>
  useSyncExternalStore(
    watchNetworkState,
    () => isHidden,
    () => false,
  );

/** Refetches the displayed queries, including those that still wait for a response. */
export async function retryFailedQueries(client: QueryClient): Promise<void> {
  // Cancel the queries without data, because their refetch would wait for the hanging request.
  await client.cancelQueries({ predicate: ({ state: { data } }: Query) => data === undefined });
  await client.refetchQueries({ type: 'active' });
}
