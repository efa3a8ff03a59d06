import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf } from '@torsa/shared/database/answer-of';
import type { Conversation, ConversationStatus } from './conversation.ts';
import { conversationQuery } from './conversation-queries.ts';
import {
  captureSeen,
  isLastInQueue,
  queueOptions,
  type SeenState,
  seenVersion,
  type VersionedChange,
} from './mutation-queue.ts';
import { signedInBackend } from './signed-in-backend.ts';

/** What staff change of a conversation besides its messages. `assignee` null: nobody's. */
export type Change = { readonly assignee: string | null } | { readonly status: ConversationStatus };

interface SentChange {
  readonly change: Change;
  readonly seenState: SeenState;
}

/** Changes a conversation. It is shown at once, and taken back when the backend refuses. */
export function useChangeConversation({ id, version }: Pick<Conversation, 'id' | 'version'>) {
  const client = useQueryClient();
  const { queryKey } = conversationQuery(id);
  const { mutate, error, isSuccess, variables } = useMutation({
    ...queueOptions(id),
    mutationFn: (sent: SentChange) => send(id, sent),
    onMutate: async ({ change }) => {
      await client.cancelQueries({ queryKey, exact: true });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (shown) => shown && { ...shown, ...change });
      return before;
    },
    // What is sent right after has seen this change.
    onSuccess: ({ made }) => {
      client.setQueryData(queryKey, (shown) => shown && { ...shown, version: made });
    },
    onError: (_error, _sent, before) => client.setQueryData(queryKey, before),
    onSettled: () => {
      void refetchConversation(client, id);
    },
  });
  return {
    error,
    /** What was done last, once the backend has it. */
    done: isSuccess ? variables.change : undefined,
    change: (change: Change) => mutate({ change, seenState: captureSeen(client, id, version) }),
  };
}

async function send(
  conversation: string,
  { change, seenState }: SentChange,
): Promise<VersionedChange> {
  const backend = await signedInBackend();
  const seen = seenVersion(seenState);
  const base = { conversation, seen_version: seen };
  if ('status' in change) {
    const { status } = change;
    const changed = await answerOf(backend.rpc('set_conversation_status', { ...base, status }));
    return { seen, made: changed.version };
  }
  const { assignee } = change;
  const to = assignee === null ? {} : { staff_id: assignee };
  const changed = await answerOf(backend.rpc('assign_conversation', { ...base, ...to }));
  return { seen, made: changed.version };
}

/** Reads a conversation and the lists that it is in again, once one's own last change of it has settled. */
export async function refetchConversation(client: QueryClient, id: string): Promise<void> {
  if (!isLastInQueue(client, id)) return;
  await Promise.all(
    [['conversation', id], ['inbox'], ['inbox figures'], ['my conversations']].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );
}
