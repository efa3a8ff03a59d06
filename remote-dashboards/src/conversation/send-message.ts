import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf } from '@torsa/shared/database/answer-of';
import { signedInBackend } from '../data/signed-in-backend.ts';
import { readAnew } from './change-conversation.ts';
import { conversationQuery, messagesQuery } from './conversation-queries.ts';

/** `reply` leaves by mail, `note` is for colleagues, `client` is what a client answers in their portal. */
export type SentKind = 'reply' | 'note' | 'client';

export interface SentMessage {
  readonly kind: SentKind;
  readonly body: string;
  /** The version of the conversation that its writer saw. */
  readonly version: number;
  /** The same key stores it once. */
  readonly key: string;
}

/**
 * Sends into a conversation. Shown when it has arrived and not before: a reply that was lost must not look sent.
 * @param arrived is told what has arrived, at once
 */
export function useSendMessage(conversation: string, arrived: (body: string) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (message: SentMessage) => send(conversation, message),
    onSuccess: (row, { body, version }) => {
      const { queryKey } = messagesQuery(conversation);
      client.setQueryData(queryKey, (thread) =>
        thread?.every(({ id }) => id !== row.id) ? [...thread, row] : thread,
      );
      // A message makes the version one more; whoever wrote it has seen this one.
      client.setQueryData(conversationQuery(conversation).queryKey, (shown) =>
        shown?.version === version ? { ...shown, version: version + 1 } : shown,
      );
      arrived(body);
    },
    onSettled: () => {
      void readAnew(client, conversation);
    },
  });
}

async function send(conversation: string, { kind, body, version, key }: SentMessage) {
  const backend = await signedInBackend();
  const base = { conversation, body, key };
  switch (kind) {
    case 'reply':
      return await answerOf(backend.rpc('send_reply', { ...base, seen_version: version }));
    case 'note':
      return await answerOf(backend.rpc('add_note', base));
    case 'client':
      return await answerOf(backend.rpc('write_to_conversation', base));
  }
}
