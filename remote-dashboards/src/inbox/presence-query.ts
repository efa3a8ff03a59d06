import { queryOptions } from '@tanstack/react-query';
import { loadBackend } from '@torsa/shared/backend';
import { answerOf } from '@torsa/shared/database/answer-of';
import { pollInterval } from '../data/query-client.ts';

/** Who else looks at a conversation; asking says that the caller does, and whether they write. */
export function presenceQuery(conversation: string, isWriting: boolean) {
  return queryOptions({
    queryKey: ['conversation', conversation, 'others', isWriting],
    queryFn: async ({ signal }) => {
      const backend = await loadBackend();
      const look = { conversation, is_writing: isWriting };
      return await answerOf(backend.rpc('look_at_conversation', look).abortSignal(signal));
    },
    refetchInterval: pollInterval,
    staleTime: 0,
    gcTime: 0,
  });
}
