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
        // Always send calls, because React Query otherwise pauses them without an error while the browser seems
        // offline.
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
 * Returns the portal's query cache, which survives navigation. Each user and role has a new cache, so that late
 * responses reach no other user.
 */
export const queryClient = (): QueryClient => current;

export function useUserQueryClient(): QueryClient {
  return useSyncExternalStore(subscribe, queryClient, queryClient);
}

/** Returns a number that changes with the logged-in user or role. As a React key, it resets component state. */
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

/** Returns a key for the logged-in user and role. Undefined without a session. */
export function getCacheUserKey(session: Session): string | undefined {
  return session.status === 'signedIn' ? `${session.role} ${session.user.id}` : undefined;
}

// Never remove this listener, because a user can log out on a page outside the portal.
resetCacheOnUserChange();
