import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf } from '@torsa/shared/database/answer-of';
import { refetchConversation } from './change-conversation.ts';
import { type Conversation, type Message, messageOfClient } from './conversation.ts';
import { conversationQuery, messagesQuery } from './conversation-queries.ts';
import {
  captureSeen,
  queueOptions,
  type SeenState,
  seenVersion,
  type VersionedChange,
} from './mutation-queue.ts';
import { withRow } from './newest-rows.ts';
import { signedInBackend } from './signed-in-backend.ts';

/** `reply` leaves by mail, `note` is for colleagues, `client` is what a client answers in their portal. */
export type SentKind = 'reply' | 'note' | 'client';

export interface SentMessage {
  readonly kind: SentKind;
  readonly body: string;
  /** The same key stores it once. */
  readonly key: string;
  readonly seenState: SeenState;
}

interface Arrived extends VersionedChange {
  readonly row: Message;
}

/**
 * Sends into a conversation. Shown when it has arrived and not before: a reply that was lost must not look sent.
 * @param arrived is told what has arrived, at once
 */
export function useSendMessage(
  { id, version }: Pick<Conversation, 'id' | 'version'>,
  arrived: (body: string, message: Message) => void,
) {
  const client = useQueryClient();
  const mutation = useMutation({
    ...queueOptions(id),
    mutationFn: (message: SentMessage) => send(id, message),
    onSuccess: ({ row, seen, made }, { body }) => {
      client.setQueryData(messagesQuery(id).queryKey, (thread) => withRow(thread, row));
      client.setQueryData(conversationQuery(id).queryKey, (shown) =>
        shown?.version === seen ? { ...shown, version: made } : shown,
      );
      arrived(body, row);
    },
    onSettled: () => {
      void refetchConversation(client, id);
    },
  });
  return {
    ...mutation,
    send: (message: Omit<SentMessage, 'seenState'>) =>
      mutation.mutateAsync({ ...message, seenState: captureSeen(client, id, version) }),
  };
}

async function send(conversation: string, message: SentMessage): Promise<Arrived> {
  const seen = seenVersion(message.seenState);
  // A message makes the version one more; whoever wrote it has seen this one.
  return { row: await sendRow(conversation, message, seen), seen, made: seen + 1 };
}

async function sendRow(
  conversation: string,
  { kind, body, key }: SentMessage,
  seen: number,
): Promise<Message> {
  const backend = await signedInBackend();
  const base = { conversation, body, key };
  switch (kind) {
    case 'reply':
      return await answerOf(backend.rpc('send_reply', { ...base, seen_version: seen }));
    case 'note':
      return await answerOf(backend.rpc('add_note', base));
    case 'client':
      return messageOfClient(await answerOf(backend.rpc('write_to_conversation', base)));
  }
}
