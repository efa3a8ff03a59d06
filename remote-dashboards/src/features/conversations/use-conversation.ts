import { useQuery } from '@tanstack/react-query';
import {
  type Conversation,
  conversationQuery,
  type Message,
  messagesQuery,
  readMessagesBefore,
} from '../../api/conversations.ts';
import { useOlderRows } from '../../api/newest-rows.ts';
import type { ViewerRole } from '../../api/projects.ts';

/** The messages before those of the thread. */
export interface OlderMessages {
  readonly isLoading: boolean;
  /** @param beforeShow is called right before the messages are shown */
  readonly load: (beforeShow: () => void) => void;
}

interface ReadConversation {
  readonly conversation: Conversation;
  /** The last messages, and the older ones that the reader asked for. */
  readonly thread: readonly Message[];
  /** Undefined where the thread begins with the first message. */
  readonly older: OlderMessages | undefined;
}

/**
 * The conversation with the version that its shown messages have. The two are polled apart: a reply with an earlier version
 * is refused, and one with a later version would pass over a message that its writer has not seen.
 */
const withVersionOf = (conversation: Conversation, last: Message | undefined): Conversation => ({
  ...conversation,
  ...last?.conversation,
});

/** A conversation with its messages, read again while it is in view; there once both are. */
export function useConversation(id: string, side: ViewerRole) {
  const conversation = useQuery(conversationQuery(id, side));
  const messages = messagesQuery(id, side);
  const thread = useQuery(messages);
  const older = useOlderRows(messages.queryKey, readMessagesBefore(id, side));
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
    isFetching: conversation.isFetching || thread.isFetching,
    refetch: () => Promise.all([conversation.refetch(), thread.refetch()]),
  };
}
