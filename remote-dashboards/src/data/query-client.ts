import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { type Session, useAuth } from '@torsa/shared/auth';
import { type CallProblem, problemOf } from '@torsa/shared/database/answer-of';
import { setCodeMissing } from './code-missing.ts';
import { reportLostRole } from './lost-role.ts';

/** Asking again helps with these alone. */
const passing: readonly CallProblem[] = ['unavailable'];

/** How often what others change is read again while its page is in view, in milliseconds. */
export const pollInterval = 10_000;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: reportLostRole }),
    mutationCache: new MutationCache({ onError: reportLostRole }),
    defaultOptions: {
      queries: {
        // The library would hold calls back while the browser says that it is offline, and show nothing.
        networkMode: 'always',
        staleTime: 5_000,
        retry: (failures, error) => failures < 1 && passing.includes(problemOf(error)),
      },
      mutations: { networkMode: 'always' },
    },
  });
}

/** What the pages of this remote have read. It outlives a page, so that Back shows a list at once. */
export const queryClient = createQueryClient();

/** Clears the cache of `client` when another person signs in, and on a log-out. @returns what stops this. */
export function emptyForOthers(client: QueryClient): () => void {
  return useAuth.subscribe((now, before) => {
    if (ownerOf(now.session) === ownerOf(before.session)) return;
    client.clear();
    setCodeMissing(false);
  });
}

function ownerOf(session: Session): string | undefined {
  return session.status === 'signedIn' ? `${session.role} ${session.user.id}` : undefined;
}

// For as long as the page lives: a log-out may come while none of this remote's pages is open.
emptyForOthers(queryClient);
