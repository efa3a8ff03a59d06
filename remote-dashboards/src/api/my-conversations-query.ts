import { infiniteQueryOptions } from '@tanstack/react-query';
import { answerOf } from '@torsa/shared/database/answer-of';
import { afterInTime, lastOfFullPage, pageSize, type TimeKey } from './list-page.ts';
import { pollInterval } from './query-client.ts';
import { signedInBackend } from './signed-in-backend.ts';

const columns = 'id, subject, status, last_message_at' as const;

const firstPage: TimeKey | undefined = undefined;

/** A client's own conversations, the one written to last first, in pages of fifty by key. */
export function myConversationsQuery(client: string) {
  return infiniteQueryOptions({
    queryKey: ['my conversations', client],
    queryFn: async ({ pageParam }) => {
      const backend = await signedInBackend();
      let rows = backend.rpc('client_conversations').select(columns);
      if (pageParam) {
        rows = rows.or(afterInTime(pageParam));
      }
      const ordered = rows.order('last_message_at', { ascending: false }).order('id');
      return await answerOf(ordered.limit(pageSize));
    },
    initialPageParam: firstPage as TimeKey | undefined,
    getNextPageParam: lastOfFullPage<TimeKey>,
    refetchInterval: pollInterval,
  });
}
