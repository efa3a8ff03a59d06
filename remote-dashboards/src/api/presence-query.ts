import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '@torsa/shared/database/answer-of';
import { pollInterval } from './query-client.ts';
import { signedInBackend } from './signed-in-backend.ts';

/** Who else looks at a conversation; asking says that the caller does, and whether they write. */
export function presenceQuery(conversation: string, isWriting: boolean) {
  return queryOptions({
    queryKey: ['conversation', conversation, 'others', isWriting],
    queryFn: async () => {
      const backend = await signedInBackend();
      const look = { conversation, is_writing: isWriting };
      return await answerOf(backend.rpc('look_at_conversation', look));
    },
    refetchInterval: pollInterval,
    staleTime: 0,
    gcTime: 0,
  });
}
