import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '@torsa/shared/database/answer-of';
import { maxRows, readWholeList } from './list-page.ts';
import { signedInBackend } from './signed-in-backend.ts';

/** Who works here, whom a conversation can be given to; one of them is the caller. */
export const colleaguesQuery = queryOptions({
  queryKey: ['colleagues'],
  queryFn: async () => {
    const backend = await signedInBackend();
    return await readWholeList(
      () => answerOf(backend.rpc('colleagues')),
      (after) =>
        answerOf(
          backend
            .rpc('colleagues')
            .gt('staff_id', after?.staff_id ?? '')
            .order('staff_id')
            .limit(maxRows),
        ),
    );
  },
  staleTime: 5 * 60_000,
});
