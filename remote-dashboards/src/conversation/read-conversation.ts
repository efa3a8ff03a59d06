import { useQuery } from '@tanstack/react-query';
import type { Conversation, Message } from './conversation.ts';
import { conversationQuery, messagesQuery } from './conversation-queries.ts';

interface ReadConversation {
  readonly conversation: Conversation;
  readonly thread: readonly Message[];
}

/** A conversation with its messages, read again while it is in view; there once both are. */
export function useConversation(id: string) {
  const conversation = useQuery(conversationQuery(id));
  const thread = useQuery(messagesQuery(id));
  const data: ReadConversation | undefined =
    conversation.data && thread.data
      ? { conversation: conversation.data, thread: thread.data }
      : undefined;
  return {
    data,
    error: conversation.error ?? thread.error,
    isFetching: conversation.isFetching || thread.isFetching,
    refetch: () => Promise.all([conversation.refetch(), thread.refetch()]),
  };
}
