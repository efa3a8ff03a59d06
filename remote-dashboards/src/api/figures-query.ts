import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '@torsa/shared/database/answer-of';
import { onlyRow } from './only-row.ts';
import { pollInterval } from './query-client.ts';
import { signedInBackend } from './signed-in-backend.ts';

/** How many wait for an answer, the caller's and nobody's among them, and since when (null: nobody waits). */
export interface InboxFigures {
  readonly waiting: number;
  readonly mine: number;
  readonly unassigned: number;
  readonly oldest: string | null;
}

export const figuresQuery = queryOptions({
  queryKey: ['inbox figures'],
  queryFn: async (): Promise<InboxFigures> => {
    const backend = await signedInBackend();
    return onlyRow(await answerOf(backend.rpc('inbox_figures')));
  },
  refetchInterval: pollInterval,
});
