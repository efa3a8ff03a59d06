import { focusManager, type Query, type QueryClient } from '@tanstack/react-query';
import { getErrorCode } from '@torsa/shared/database/backend-error';
import { useSyncExternalStore } from 'react';
import { rpc } from './client.ts';

/** `offline`: the browser reports that it has no network. `unreachable`: the backend sends no responses. */
export type NetworkState = 'online' | 'offline' | 'unreachable';

/** A shorter interruption is not shown, in milliseconds. */
const shortest = 1_000;
/** A single failing query can have another cause than the network. */
const enoughFailures = 2;
/** The longest wait for the response of a check, and the interval of checks while the backend is unreachable. */
const checkLimit = 3_000;
const checkInterval = 10_000;

/** The queries that failed since the last response, by their hash. */
const failures = new Set<string>();
/** The sections of the page that still wait for an overdue response. */
const overdue = new Set<string>();
const listeners = new Set<() => void>();
let state: NetworkState = 'online';
/** True after the user has hidden the message about the current interruption. */
let isHidden = false;
let isBrowserOffline = false;
let isChecking = false;
let timer: ReturnType<typeof setTimeout> | undefined;

const getState = () => state;

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
export function hideInterruption(): void {
  isHidden = true;
  notifyListeners();
}

/**
 * Checks whether the backend is reachable at all. Only some queries fail, for example, if a browser extension blocks
 * their URLs.
 */
async function check(): Promise<void> {
  if (isChecking || getState() === 'offline') return;
  isChecking = true;
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, checkLimit, false));
  const isReachable = await Promise.race([
    rpc('my_role').then(
      () => true,
      (error: unknown) => getErrorCode(error) !== 'unavailable',
    ),
    late,
  ]);
  isChecking = false;
  if (isReachable) recordResponse();
  else if (getState() !== 'offline') setState('unreachable');
}

function checkFailures(): void {
  if (state === 'online' && Math.max(failures.size, overdue.size) >= enoughFailures) void check();
}

/** Records that a query failed without a response. */
export function recordFailure(queryHash: string): void {
  failures.add(queryHash);
  checkFailures();
}

/** Records that a section waits for an overdue response. @returns a function for the end of the wait */
export function recordOverdue(section: string): () => void {
  overdue.add(section);
  checkFailures();
  return () => void overdue.delete(section);
}

/** Forgets the failures of another user's queries. */
export function forgetFailures(): void {
  failures.clear();
  overdue.clear();
}

/** Records a response. It also corrects a browser that reports wrongly that it is offline. */
export function recordResponse(): void {
  forgetFailures();
  setBrowserOffline(false);
  setState('online');
}

/**
 * Stops retries, refetches and live updates while the browser is offline, because each failure fills the console.
 * Requests from clicks are still sent, because the browser's offline state can be wrong. Back online, shown queries are
 * refetched.
 */
function setBrowserOffline(isOffline: boolean): void {
  if (isOffline === isBrowserOffline) return;
  isBrowserOffline = isOffline;
  focusManager.setFocused(isOffline ? false : undefined);
}

// Only a change to offline while the page is open counts, because `navigator.onLine` can be wrong.
if (typeof window !== 'undefined') {
  window.addEventListener('offline', () => {
    setBrowserOffline(true);
    clearTimeout(timer);
    timer = setTimeout(setState, shortest, 'offline');
  });
  // The page refetches its data when the browser is online. New failures then show that it is still unreachable.
  window.addEventListener('online', recordResponse);
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useNetworkState = (): NetworkState =>
  useSyncExternalStore(subscribe, getState, () => 'online');

export const useIsInterruptionHidden = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isHidden,
    () => false,
  );

/** Refetches the shown queries that failed. */
export const refetchFailed = (client: QueryClient): Promise<void> =>
  client.refetchQueries({
    predicate: ({ state: { status } }) => status === 'error',
    type: 'active',
  });

const withoutData = { predicate: ({ state: { data } }: Query) => data === undefined };

/** Repeats the shown queries that failed or have no response yet. */
export async function retryQueries(client: QueryClient): Promise<void> {
  // Cancel all pending queries first, because a refetch would wait for the hanging request.
  await client.cancelQueries(withoutData);
  await Promise.all([
    client.refetchQueries({ ...withoutData, type: 'active' }),
    refetchFailed(client),
  ]);
}
