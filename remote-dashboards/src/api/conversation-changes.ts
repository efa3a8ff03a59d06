import {
  type InfiniteData,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { rpc } from './client.ts';
import {
  type CannedReply,
  type Conversation,
  type ConversationStatus,
  cannedRepliesQuery,
  conversationQuery,
  convertToStaffMessage,
  type Message,
  messagesQuery,
} from './conversations.ts';
import { filesQueryKey } from './files.ts';
import type { InboxFilter } from './inbox-filter.ts';
import { appendNewestRow } from './newest-rows.ts';
import {
  captureKnownRowState,
  getExpectedRowVersion,
  getMutationQueueOptions,
  isLastMutationInQueue,
  type KnownRowState,
  type RowVersionChange,
  undoRowChange,
} from './optimistic-queue.ts';

/** A staff member's change of a conversation. `assignee: null` removes the assignee. */
export type ConversationChange =
  | { readonly assignee: string | null }
  | { readonly status: ConversationStatus }
  /** Hides a snoozed conversation from the list of open conversations until this time. */
  | { readonly status: 'waiting'; readonly snoozed_until: string };

interface SentChange {
  readonly change: ConversationChange;
  readonly known: KnownRowState;
}

/** A conversation change that the browser has sent. Both functions work even after the user has left the page. */
interface SentConversationChange<Result = unknown> {
  /** Settles when the backend has stored or rejected the change. */
  readonly done: Promise<Result>;
  /** Restores the previous value, unless another user has changed the conversation. */
  readonly undo: () => Promise<unknown>;
}

/** Changes a conversation with an optimistic update, which the page reverts if the backend rejects the change. */
export function useChangeConversation(
  conversation: Pick<Conversation, 'id' | 'version' | 'assignee' | 'status'>,
) {
  const { id, version, assignee, status } = conversation;
  const client = useQueryClient();
  const { queryKey } = conversationQuery(id);
  const { mutateAsync, error } = useMutation({
    ...getMutationQueueOptions(id),
    mutationFn: (sent: SentChange) => sendChange(id, sent),
    onMutate: async ({ change }) => {
      await client.cancelQueries({ queryKey, exact: true });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (shown) => shown && { ...shown, ...change });
      await updateInboxLists(client, id, change);
      return before;
    },
    // Store the new version, because the next message or change has to name it.
    onSuccess: ({ expectedVersion, newVersion }) => {
      client.setQueryData(queryKey, (shown) => shown && { ...shown, version: newVersion });
      client.setQueryData(messagesQuery(id).queryKey, (shown) => {
        const last = shown?.rows.at(-1);
        if (!shown || last?.conversation?.version !== expectedVersion) return shown;
        const conversation = { version: newVersion };
        return { ...shown, rows: shown.rows.with(-1, { ...last, conversation }) };
      });
    },
    onError: (_error, _sent, before) => client.setQueryData(queryKey, before),
    onSettled: () => {
      void refetchConversation(client, id);
    },
  });
  return {
    error,
    /** @param known the conversation version that the user has seen, if it is newer than the page's version */
    change: (
      change: ConversationChange,
      known = version,
    ): SentConversationChange<RowVersionChange> => {
      const earlier = 'status' in change ? { status } : { assignee };
      const done = mutateAsync({ change, known: captureKnownRowState(client, id, known) });
      return {
        done,
        undo: async () =>
          undoRowChange(client, id, await done, (restored) =>
            mutateAsync({ change: earlier, known: { version: restored, pending: [] } }),
          ),
      };
    },
  };
}

/** Applies a change to the cached inbox lists. A conversation with a new status leaves the lists of other statuses. */
async function updateInboxLists(
  client: QueryClient,
  id: string,
  change: ConversationChange,
): Promise<void> {
  const lists = { queryKey: ['inbox'] };
  // Cancel running list requests, because their responses would restore the previous rows.
  await client.cancelQueries(lists);
  for (const [queryKey, shown] of client.getQueriesData<InboxPages>(lists)) {
    const { state } = queryKey[1] as InboxFilter;
    const hasLeft = 'status' in change && state !== 'any' && state !== change.status;
    const pages = shown?.pages.map((rows) =>
      rows.flatMap((row) => (row.id !== id ? [row] : hasLeft ? [] : [{ ...row, ...change }])),
    );
    if (pages) client.setQueryData(queryKey, { ...shown, pages });
  }
}

type InboxPages = InfiniteData<readonly Conversation[]>;

/**
 * Returns a function that changes several conversations optimistically, except those that another person has changed.
 */
export function useChangeConversations() {
  const client = useQueryClient();
  const settleAll = async <Result>(changes: readonly Promise<Result>[]) => {
    const results = await Promise.allSettled(changes);
    await invalidate(client, ['conversation']);
    return results;
  };
  return (
    conversations: readonly Conversation[],
    change: ConversationChange,
  ): SentConversationChange => {
    const send = (id: string, version: number, one: ConversationChange) =>
      sendChange(id, { change: one, known: { version, pending: [] } });
    const updateLists = async () => {
      for (const { id } of conversations) await updateInboxLists(client, id, change);
    };
    const sendAll = () =>
      settleAll(conversations.map(({ id, version }) => send(id, version, change)));
    const done = updateLists().then(sendAll);
    const throwFirst = (results: readonly PromiseSettledResult<unknown>[]) => {
      const failed = results.find((result) => result.status === 'rejected');
      if (failed) throw failed.reason;
    };
    return {
      done: done.then(throwFirst),
      undo: async () => {
        const results = await done;
        const undone = conversations.flatMap(({ id, status, assignee }, index) => {
          const result = results[index];
          if (result?.status !== 'fulfilled') return [];
          const earlier = 'status' in change ? { status } : { assignee };
          return [undoRowChange(client, id, result.value, (version) => send(id, version, earlier))];
        });
        throwFirst(await settleAll(undone));
      },
    };
  };
}

async function sendChange(
  conversation: string,
  { change, known }: SentChange,
): Promise<RowVersionChange> {
  const expectedVersion = getExpectedRowVersion(known);
  const base = { conversation, expected_version: expectedVersion };
  const { version } =
    'snoozed_until' in change
      ? await rpc('snooze_conversation', { ...base, until: change.snoozed_until })
      : 'status' in change
        ? await rpc('set_conversation_status', { ...base, status: change.status })
        : await rpc('assign_conversation', {
            ...base,
            ...(change.assignee === null ? {} : { staff_id: change.assignee }),
          });
  return { expectedVersion, newVersion: version };
}

/** Refetches a conversation and the conversation lists after the conversation's last pending change. */
async function refetchConversation(client: QueryClient, id: string): Promise<void> {
  if (!isLastMutationInQueue(client, id)) return;
  await invalidate(client, ['conversation', id]);
}

/** Refetches these conversations and all lists that can contain them. */
async function invalidate(client: QueryClient, conversations: readonly string[]): Promise<void> {
  await Promise.all(
    [conversations, ['inbox'], ['inbox figures'], ['my conversations']].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );
}

/** The type of an outgoing message: an email `reply`, an internal `note`, or a `client` message in the portal. */
export type OutgoingMessageKind = 'reply' | 'note' | 'client';

export interface OutgoingMessage {
  readonly kind: OutgoingMessageKind;
  readonly body: string;
  /** The message's idempotency key, so that a retry does not store the message twice. */
  readonly key: string;
  readonly known: KnownRowState;
  /** The IDs of the attached files. An internal note has none. */
  readonly files?: readonly string[];
}

export interface SentMessageResult extends RowVersionChange {
  readonly row: Message;
}

/**
 * Sends a message, which the conversation shows only when it is stored, because a lost message must not look sent.
 * @param onSent runs immediately after the backend has stored the message
 */
export function useSendMessage(
  { id, version }: Pick<Conversation, 'id' | 'version'>,
  onSent: (body: string, message: Message) => void,
) {
  const client = useQueryClient();
  const mutation = useMutation({
    ...getMutationQueueOptions(id),
    mutationFn: (message: OutgoingMessage) => send(id, message),
    onSuccess: ({ row, expectedVersion, newVersion }, { body }) => {
      client.setQueryData(messagesQuery(id).queryKey, (thread) =>
        appendNewestRow(thread, { ...row, conversation: { version: newVersion } }),
      );
      client.setQueryData(conversationQuery(id).queryKey, (shown) =>
        shown?.version === expectedVersion ? { ...shown, version: newVersion } : shown,
      );
      onSent(body, row);
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: filesQueryKey });
      void refetchConversation(client, id);
    },
  });
  return {
    ...mutation,
    send: (message: Omit<OutgoingMessage, 'known'>) =>
      mutation.mutateAsync({ ...message, known: captureKnownRowState(client, id, version) }),
  };
}

async function send(
  conversation: string,
  { kind, body, key, known, files = [] }: OutgoingMessage,
): Promise<SentMessageResult> {
  const expectedVersion = getExpectedRowVersion(known);
  const base = { conversation, body, key };
  const withFiles = { ...base, ...(files.length > 0 ? { files: [...files] } : {}) };
  // Each message increases its conversation's version by one.
  const versions = { expectedVersion, newVersion: expectedVersion + 1 };
  switch (kind) {
    case 'reply': {
      const reply = await rpc('send_reply', {
        ...withFiles,
        expected_version: expectedVersion,
        can_undo: true,
      });
      return { row: reply, ...versions };
    }
    case 'note':
      return { row: await rpc('add_note', base), ...versions };
    case 'client':
      return {
        row: convertToStaffMessage(await rpc('write_to_conversation', withFiles)),
        ...versions,
      };
  }
}

/** Returns a function that undoes a sent reply or note. */
export function useUndoMessage(id: string) {
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    ...getMutationQueueOptions(id),
    mutationFn: async (undone: UndoneMessage): Promise<RowVersionChange> => {
      const { message, version: expectedVersion } = undone;
      const base = { conversation: id, message, expected_version: expectedVersion };
      const { version: newVersion } = await rpc('undo_message', base);
      return { expectedVersion, newVersion };
    },
    onSuccess: ({ newVersion }, { message }) => {
      client.setQueryData(messagesQuery(id).queryKey, (thread) => {
        const rows = thread?.rows.filter((row) => row.id !== message);
        const last = rows?.at(-1);
        if (!thread || !rows || !last) return undefined;
        const conversation = { version: newVersion };
        return { ...thread, rows: rows.with(-1, { ...last, conversation }) };
      });
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: filesQueryKey });
      void refetchConversation(client, id);
    },
  });
  return ({ row, ...versions }: SentMessageResult, version = versions.newVersion) =>
    undoRowChange(client, id, { ...versions, newVersion: version }, (known) =>
      mutateAsync({ message: row.id, version: known }),
    );
}

interface UndoneMessage {
  readonly message: string;
  readonly version: number;
}

/** Saves or deletes a canned reply and refetches the list. The backend rejects an outdated version. */
export function useSaveCannedReply(reply: CannedReply | undefined, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (change: Pick<CannedReply, 'title' | 'body'> | 'delete') => {
      if (change === 'delete') {
        if (reply) await rpc('delete_canned_reply', { id: reply.id });
        return;
      }
      const expected = reply ? { id: reply.id, expected_version: reply.version } : {};
      await rpc('save_canned_reply', { ...change, ...expected });
    },
    onSettled: () => client.invalidateQueries({ queryKey: cannedRepliesQuery.queryKey }),
    onSuccess: onDone,
  });
}
