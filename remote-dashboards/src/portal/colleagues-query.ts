import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '@torsa/shared/database/answer-of';
import { signedInBackend } from '../data/signed-in-backend.ts';

/** Who works here, whom a conversation can be given to; one of them is the caller. */
export const colleaguesQuery = queryOptions({
  queryKey: ['colleagues'],
  queryFn: async () => {
    const backend = await signedInBackend();
    return await answerOf(backend.rpc('colleagues'));
  },
  staleTime: 5 * 60_000,
});
