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

/** The function that loads older messages, and whether it is loading. */
export interface OlderMessagesLoader {
  readonly isLoading: boolean;
  /** @param beforeShow runs immediately before the older messages appear */
  readonly load: (beforeShow: () => void) => void;
}

interface ReadConversation {
  readonly conversation: Conversation;
  /** The newest messages of the conversation, and the loaded older messages. */
  readonly thread: readonly Message[];
  /** Loads older messages. Undefined if all messages are visible. */
  readonly older: OlderMessagesLoader | undefined;
}

/**
 * Returns the conversation with the version of its last visible message, so that the backend rejects a reply before the
 * user can see a newer message.
 */
const withVersionOf = (conversation: Conversation, last: Message | undefined): Conversation => ({
  ...conversation,
  ...last?.conversation,
});

/** Loads and polls a conversation and its messages. `data` is defined when both have loaded. */
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
