import { focusManager, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { type Session, useAuth } from '@torsa/shared/auth';
import { errorCode } from '@torsa/shared/database/backend-error';
import { useSyncExternalStore } from 'react';
import { checkRevokedRole } from './check-revoked-role.ts';
import { setSecondFactorRequired } from './second-factor-required.ts';

/** The interval between polls of a visible page, in milliseconds. */
export const pollInterval = 10_000;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: checkRevokedRole }),
    mutationCache: new MutationCache({ onError: checkRevokedRole }),
    defaultOptions: {
      queries: {
        // The library would hold calls back while the browser says that it is offline, and show nothing.
        networkMode: 'always',
        staleTime: 5_000,
        retry: (failures, error) => failures < 1 && errorCode(error) === 'unavailable',
      },
      mutations: { networkMode: 'always' },
    },
  });
}

// Without a network a poll finds nothing, and the browser writes each failure to the console. What a person asks for is
// still sent: a browser may be wrong about its network. Back online, what is shown is read again.
if (typeof window !== 'undefined') {
  window.addEventListener('offline', () => focusManager.setFocused(false));
  window.addEventListener('online', () => focusManager.setFocused(undefined));
}

let current = createQueryClient();
let revision = 0;
const listeners = new Set<() => void>();

/**
 * What the pages of this remote have read. It outlives a page, so that Back shows a list at once. It belongs to one
 * person in one role: whoever comes next has another, which no late answer to the one before can reach.
 */
export const queryClient = (): QueryClient => current;

export function useUserQueryClient(): QueryClient {
  return useSyncExternalStore(subscribe, queryClient, queryClient);
}

/** A number for each person in each role: what a component has in its state belongs to the person who typed it. */
export function useUserRevision(): number {
  return useSyncExternalStore(subscribe, getRevision, getRevision);
}

const getRevision = () => revision;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Begins with an empty client when another person signs in, and on a logout. @returns what stops this */
export function resetOnUserChange(): () => void {
  return useAuth.subscribe((now, before) => {
    if (ownerOf(now.session) === ownerOf(before.session)) return;
    current.clear();
    current = createQueryClient();
    revision += 1;
    setSecondFactorRequired(false);
    for (const listener of listeners) listener();
  });
}

function ownerOf(session: Session): string | undefined {
  return session.status === 'signedIn' ? `${session.role} ${session.user.id}` : undefined;
}

// For as long as the page lives: a logout may come while none of this remote's pages is open.
resetOnUserChange();
