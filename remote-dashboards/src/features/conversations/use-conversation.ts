import { useQuery } from '@tanstack/react-query';
import {
  type Conversation,
  conversationQuery,
  type Message,
  messagesQuery,
  readMessagesBefore,
} from '../../api/conversations.ts';
import { useLoadOlderRows } from '../../api/newest-rows.ts';
import type { ViewerRole } from '../../api/projects.ts';

/** Loads the messages before the oldest visible message. */
export interface OlderMessagesLoader {
  readonly isLoading: boolean;
  /** @param beforeShow is called immediately before the older messages appear */
  readonly load: (beforeShow: () => void) => void;
}

interface ReadConversation {
  readonly conversation: Conversation;
  /** The newest messages of the conversation, and the older messages that the user has loaded. */
  readonly thread: readonly Message[];
  /** Loads older messages. Undefined if the first message of the conversation is already visible. */
  readonly older: OlderMessagesLoader | undefined;
}

/**
 * Returns the conversation with the version that belongs to its last visible message. The backend rejects a reply
 * with an old version, so the user cannot reply before a newer message appears. Conversation and messages load
 * separately, so the loaded conversation can be newer than the messages.
 */
const withVersionOf = (conversation: Conversation, last: Message | undefined): Conversation => ({
  ...conversation,
  ...last?.conversation,
});

/** Loads and polls a conversation and its messages. The data is defined after both have loaded. */
export function useConversationWithMessages(id: string, side: ViewerRole) {
  const conversation = useQuery(conversationQuery(id, side));
  const messages = messagesQuery(id, side);
  const thread = useQuery(messages);
  const older = useLoadOlderRows(messages.queryKey, readMessagesBefore(id, side));
  const data: ReadConversation | undefined =
    conversation.data && thread.data
      ? {
          conversation: withVersionOf(conversation.data, thread.data.rows.at(-1)),
          thread: thread.data.rows,
          older: thread.data.hasOlder ? older : undefined,
        }
      : undefined;
  return {
    data,
    error: conversation.error ?? thread.error ?? older.error,
    errorUpdateCount: conversation.errorUpdateCount + thread.errorUpdateCount,
    isFetching: conversation.isFetching || thread.isFetching,
    get dataUpdatedAt() {
      return Math.min(conversation.dataUpdatedAt, thread.dataUpdatedAt);
    },
    refetch: () => Promise.all([conversation.refetch(), thread.refetch()]),
  };
}
