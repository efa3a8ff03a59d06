import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf } from '@torsa/shared/database/answer-of';
import { signedInBackend } from '../data/signed-in-backend.ts';
import type { ConversationStatus } from './conversation.ts';
import { conversationQuery } from './conversation-queries.ts';

/** What staff change of a conversation besides its messages. `assignee` null: nobody's. */
export type Change = { readonly assignee: string | null } | { readonly status: ConversationStatus };

/** Changes a conversation. It is shown at once, and taken back when the backend refuses. */
export function useChangeConversation(id: string) {
  const client = useQueryClient();
  const { queryKey } = conversationQuery(id);
  return useMutation({
    mutationFn: (change: Change) => send(client, id, change),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey, exact: true });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (shown) => shown && { ...shown, ...change });
      return before;
    },
    // What is sent right after has seen this change.
    onSuccess: ({ version }) => {
      client.setQueryData(queryKey, (shown) => shown && { ...shown, version });
    },
    onError: (_error, _change, before) => client.setQueryData(queryKey, before),
    onSettled: () => readAnew(client, id),
  });
}

async function send(client: QueryClient, id: string, change: Change) {
  const backend = await signedInBackend();
  const { version } = await client.ensureQueryData(conversationQuery(id));
  const base = { conversation: id, seen_version: version };
  if ('status' in change) {
    return await answerOf(
      backend.rpc('set_conversation_status', { ...base, status: change.status }),
    );
  }
  const { assignee } = change;
  const to = assignee === null ? {} : { staff_id: assignee };
  return await answerOf(backend.rpc('assign_conversation', { ...base, ...to }));
}

/** Reads a conversation and the lists that it is in again. */
export async function readAnew(client: QueryClient, id: string): Promise<void> {
  await Promise.all(
    [['conversation', id], ['inbox'], ['inbox figures'], ['my conversations']].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );
}
