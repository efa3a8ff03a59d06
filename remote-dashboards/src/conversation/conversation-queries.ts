import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '@torsa/shared/database/answer-of';
import { pageSize } from '../data/list-page.ts';
import { type NewestRows, type ReadBefore, readNewestRows } from '../data/newest-rows.ts';
import { onlyRow } from '../data/only-row.ts';
import { pollInterval } from '../data/query-client.ts';
import { signedInBackend } from '../data/signed-in-backend.ts';
import { conversationColumns, type Message, messageColumns } from './conversation.ts';

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

/** The last messages of a conversation that the caller may read, in the order in which they came. */
export function messagesQuery(id: string) {
  const queryKey = ['conversation', id, 'messages'] as const;
  return queryOptions({
    queryKey,
    queryFn: ({ client }): Promise<NewestRows<Message>> =>
      readNewestRows(readMessagesBefore(id), () => client.getQueryData(queryKey)),
    refetchInterval: pollInterval,
  });
}

/** Reads the messages before a number, or the last ones, a page at most. */
export function readMessagesBefore(id: string): ReadBefore<Message> {
  return async (before) => {
    const backend = await signedInBackend();
    let rows = backend.from('messages').select(messageColumns).eq('conversation_id', id);
    if (before !== undefined) rows = rows.lt('number', before);
    return await answerOf(rows.order('number', { ascending: false }).limit(pageSize));
  };
}
