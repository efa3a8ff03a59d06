import { infiniteQueryOptions } from '@tanstack/react-query';
import { answerOf } from '@torsa/shared/database/answer-of';
import { lastOfFullPage, pageSize } from '../data/list-page.ts';
import { pollInterval } from '../data/query-client.ts';
import { signedInBackend } from '../data/signed-in-backend.ts';

const columns = 'id, subject, status, last_message_at' as const;

type Place = { readonly last_message_at: string; readonly id: string };
const firstPage: Place | undefined = undefined;

/** A client's own conversations, the one written to last first, in pages of fifty by key. */
export function myConversationsQuery(client: string) {
  return infiniteQueryOptions({
    queryKey: ['my conversations', client],
    queryFn: async ({ pageParam }) => {
      const backend = await signedInBackend();
      let rows = backend.from('conversations').select(columns).eq('client_id', client);
      if (pageParam) {
        const { last_message_at: moment, id } = pageParam;
        rows = rows.or(
          `last_message_at.lt.${moment},and(last_message_at.eq.${moment},id.gt.${id})`,
        );
      }
      const ordered = rows.order('last_message_at', { ascending: false }).order('id');
      return await answerOf(ordered.limit(pageSize));
    },
    initialPageParam: firstPage as Place | undefined,
    getNextPageParam: lastOfFullPage<Place>,
    refetchInterval: pollInterval,
  });
}
