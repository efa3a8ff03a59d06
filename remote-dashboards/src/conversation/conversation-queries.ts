import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '@torsa/shared/database/answer-of';
import { onlyRow } from '../data/only-row.ts';
import { pollInterval } from '../data/query-client.ts';
import { signedInBackend } from '../data/signed-in-backend.ts';
import { conversationColumns, messageColumns } from './conversation.ts';

/** One conversation. @throws {CallError} `missing` when there is none for this caller. */
export function conversationQuery(id: string) {
  return queryOptions({
    queryKey: ['conversation', id],
    queryFn: async () => {
      const backend = await signedInBackend();
      const rows = backend.from('conversations').select(conversationColumns).eq('id', id);
      return onlyRow(await answerOf(rows));
    },
    refetchInterval: pollInterval,
  });
}

/** All messages of a conversation that the caller may read, in the order in which they came. */
export function messagesQuery(id: string) {
  return queryOptions({
    queryKey: ['conversation', id, 'messages'],
    queryFn: async () => {
      const backend = await signedInBackend();
      const rows = backend.from('messages').select(messageColumns).eq('conversation_id', id);
      return await answerOf(rows.order('number'));
    },
    refetchInterval: pollInterval,
  });
}
