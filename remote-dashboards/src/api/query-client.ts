import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { type Session, useAuth } from '@torsa/shared/auth';
import { getErrorCode } from '@torsa/shared/database/backend-error';
import { useSyncExternalStore } from 'react';
import { handleRejectedStaffRequest } from './check-revoked-role.ts';
import {
  clearNetworkFailures,
  recordBackendResponse,
  recordNetworkFailure,
} from './network-state.ts';
import { setSecondFactorRequired } from './second-factor-required.ts';

export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError(error, { queryHash }) {
        if (getErrorCode(error) === 'unavailable') recordNetworkFailure(queryHash);
        handleRejectedStaffRequest(error);
      },
      onSuccess: recordBackendResponse,
    }),
    mutationCache: new MutationCache({
      onError: handleRejectedStaffRequest,
      onSuccess: recordBackendResponse,
    }),
    defaultOptions: {
      queries: {
        // By default, React Query pauses calls while the browser reports that it is offline, and shows no error.
        networkMode: 'always',
        staleTime: 5_000,
        retry: (failures, error) => failures < 1 && getErrorCode(error) === 'unavailable',
      },
      mutations: { networkMode: 'always' },
    },
  });
}

let current = createQueryClient();
let revision = 0;
const listeners = new Set<() => void>();

/**
 * The query cache of the portal. The cache survives navigation, so the browser's Back button shows a list
 * immediately. Each user and role gets a new cache, so a late response cannot reach another user's pages.
 */
export const queryClient = (): QueryClient => current;

export function useUserQueryClient(): QueryClient {
  return useSyncExternalStore(subscribe, queryClient, queryClient);
}

/**
 * Returns a number that changes with the logged-in user or the user's role. As a React key, the number resets
 * component state.
 */
export function useUserChangeKey(): number {
  return useSyncExternalStore(subscribe, getRevision, getRevision);
}

const getRevision = () => revision;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Replaces the query client when the user logs out or another user logs in.
 * @returns a function that stops the replacement
 */
export function resetCacheOnUserChange(): () => void {
  return useAuth.subscribe((now, before) => {
    if (getCacheUserKey(now.session) === getCacheUserKey(before.session)) return;
    current.clear();
    current = createQueryClient();
    revision += 1;
    setSecondFactorRequired(false);
    clearNetworkFailures();
    for (const listener of listeners) listener();
  });
}

/** Returns a key for the logged-in user and their role. Returns undefined without a session. */
export function getCacheUserKey(session: Session): string | undefined {
  return session.status === 'signedIn' ? `${session.role} ${session.user.id}` : undefined;
}

// The listener for user changes is never removed, because a user can log out while no portal page is open.
resetCacheOnUserChange();
