import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { type Session, useAuth } from '@torsa/shared/auth';
import { getErrorCode } from '@torsa/shared/database/backend-error';
import { useSyncExternalStore } from 'react';
import { checkRevokedRole } from './check-revoked-role.ts';
import { forgetFailures, recordFailure, recordResponse } from './network-state.ts';
import { setSecondFactorRequired } from './second-factor-required.ts';

export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError(error, { queryHash }) {
        if (getErrorCode(error) === 'unavailable') recordFailure(queryHash);
        checkRevokedRole(error);
      },
      onSuccess: recordResponse,
    }),
    mutationCache: new MutationCache({ onError: checkRevokedRole, onSuccess: recordResponse }),
    defaultOptions: {
      queries: {
        // React Query would pause calls while the browser reports that it is offline, and show no error.
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
 * The query cache of this remote. It survives navigation, so Back shows a list immediately. Each person and role gets
 * a new cache, so a late response cannot reach another person's pages.
 */
export const queryClient = (): QueryClient => current;

export function useUserQueryClient(): QueryClient {
  return useSyncExternalStore(subscribe, queryClient, queryClient);
}

/** Returns a number that changes with the signed-in person or role. As a React key, it resets component state. */
export function useUserRevision(): number {
  return useSyncExternalStore(subscribe, getRevision, getRevision);
}

const getRevision = () => revision;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Replaces the query client on logout and when another person signs in. @returns a function that stops this */
export function resetOnUserChange(): () => void {
  return useAuth.subscribe((now, before) => {
    if (ownerOf(now.session) === ownerOf(before.session)) return;
    current.clear();
    current = createQueryClient();
    revision += 1;
    setSecondFactorRequired(false);
    forgetFailures();
    for (const listener of listeners) listener();
  });
}

/** Returns a key for the logged-in user and their role. Returns undefined without a session. */
export function ownerOf(session: Session): string | undefined {
  return session.status === 'signedIn' ? `${session.role} ${session.user.id}` : undefined;
}

// This is never stopped, because a logout can happen while no page of this remote is open.
resetOnUserChange();
