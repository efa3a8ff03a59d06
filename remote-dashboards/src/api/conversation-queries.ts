import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '@torsa/shared/database/answer-of';
import {
  type Conversation,
  conversationColumns,
  conversationOfClient,
  type Message,
  messageColumns,
  messageOfClient,
  type Side,
} from './conversation.ts';
import { pageSize } from './list-page.ts';
import { type NewestRows, type ReadBefore, readNewestRows } from './newest-rows.ts';
import { onlyRow } from './only-row.ts';
import { pollInterval } from './query-client.ts';
import { signedInBackend } from './signed-in-backend.ts';

/** One conversation. @throws {CallError} `missing` when there is none for this caller. */
export function conversationQuery(id: string, side: Side = 'staff') {
  return queryOptions({
    queryKey: ['conversation', id],
    queryFn: async (): Promise<Conversation> => {
      const backend = await signedInBackend();
      if (side === 'client') {
        const own = backend.rpc('client_conversations').eq('id', id);
        return conversationOfClient(onlyRow(await answerOf(own)));
      }
      const rows = backend.from('conversations').select(conversationColumns).eq('id', id);
      return onlyRow(await answerOf(rows));
    },
    refetchInterval: pollInterval,
  });
}

/** The last messages of a conversation that the caller may read, in the order in which they came. */
export function messagesQuery(id: string, side: Side = 'staff') {
  const queryKey = ['conversation', id, 'messages'] as const;
  return queryOptions({
    queryKey,
    queryFn: ({ client }): Promise<NewestRows<Message>> =>
      readNewestRows(readMessagesBefore(id, side), () => client.getQueryData(queryKey)),
    refetchInterval: pollInterval,
  });
}

/** Reads the messages before a number, or the last ones, a page at most. */
export function readMessagesBefore(id: string, side: Side): ReadBefore<Message> {
  return async (before) => {
    const backend = await signedInBackend();
    if (side === 'client') {
      const given = { conversation: id, ...(before === undefined ? {} : { before }) };
      const own = backend.rpc('client_messages', given);
      const newest = own.order('number', { ascending: false }).limit(pageSize);
      return (await answerOf(newest)).map(messageOfClient);
    }
    let rows = backend.from('messages').select(messageColumns).eq('conversation_id', id);
    if (before !== undefined) rows = rows.lt('number', before);
    return await answerOf(rows.order('number', { ascending: false }).limit(pageSize));
  };
}
