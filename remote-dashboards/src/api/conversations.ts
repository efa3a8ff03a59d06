import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BackendClient } from '@torsa/shared/backend';
import { siteConfig } from '@torsa/shared/site-config';
import {
  type DatabaseCompositeTypes,
  type DatabaseEnums,
  type RpcResult,
  row,
  rows,
  rpc,
  type SelectedRow,
} from './client.ts';
import { getEarlyDataPagedQueryOptions, readStoredAccessToken } from './early-rows.ts';
import { type InboxFilter, serializeInboxFilter } from './inbox-filter.ts';
import {
  createLastMessageCursorFilter,
  createSortKeyCursorFilter,
  getKeysetPaginationOptions,
  type LastMessageCursor,
  listPageSize,
  maxResponseRows,
  readWholeList,
  type SortKeyCursor,
} from './lists.ts';
import { type NewestListRows, type ReadRowsBeforeFunction, readNewestRows } from './newest-rows.ts';
import type { ViewerRole } from './projects.ts';

export type ConversationStatus = DatabaseEnums['conversation_status'];

/** All columns of a conversation except the large `search` column. */
const columns =
  'id, subject, preview, name, email, client_id, status, assignee, waiting_since, version, created_at, last_message_at, sort_key, source_page, snoozed_until' as const;
const conversations = (backend: BackendClient) => backend.from('conversations').select(columns);

export type Conversation = SelectedRow<typeof conversations>;

/** Converts a client's conversation row to the staff type, with neutral values in staff-only columns. */
const conversationOfClient = (own: RpcResult<'client_conversations'>[number]): Conversation => ({
  ...own,
  client_id: null,
  assignee: null,
  waiting_since: null,
  version: 0,
  sort_key: 0,
  source_page: '',
  snoozed_until: null,
});

const messages = (backend: BackendClient) =>
  backend
    .from('messages')
    .select(
      'id, number, kind, author_name, body, internal, created_at, delivery, delivery_problem, sender_address, has_quotation, attachments(id, number, name, size), conversation:conversations(version)',
    );

type MessageRow = SelectedRow<typeof messages>;

/** A file that is attached to a message. */
export type MessageAttachment = MessageRow['attachments'][number];

export interface Message extends Omit<MessageRow, 'attachments' | 'conversation'> {
  /** The response to a sent message contains no attachments. */
  readonly attachments?: readonly MessageAttachment[];
  /** The conversation's version when this message was the last one. Only staff can read it. */
  readonly conversation?: Pick<Conversation, 'version'>;
}

/** The row type of the view `client_messages`, whose generated type has nullable columns. */
type ClientMessage = Pick<
  Message,
  'id' | 'number' | 'kind' | 'author_name' | 'body' | 'created_at' | 'attachments'
>;

/** Converts a client's message row to the staff type, with neutral values in staff-only columns. */
export const convertToStaffMessage = (own: DatabaseCompositeTypes['client_message']): Message => ({
  ...(own as unknown as ClientMessage),
  internal: false,
  delivery: 'none',
  delivery_problem: '',
  sender_address: '',
  has_quotation: false,
});

/**
 * Loads one conversation.
 * @throws {BackendError} `missing` if the user can read no conversation with this ID
 */
export function conversationQuery(id: string, side: ViewerRole = 'staff') {
  return queryOptions({
    queryKey: ['conversation', id],
    queryFn: async (): Promise<Conversation> =>
      side === 'client'
        ? conversationOfClient(
            await row((backend) => backend.rpc('client_conversations').eq('id', id)),
          )
        : await row((backend) => conversations(backend).eq('id', id)),
  });
}

/** Loads the last messages of a conversation, oldest first. Clients get only messages that they can read. */
export function messagesQuery(id: string, side: ViewerRole = 'staff') {
  const queryKey = ['conversation', id, 'messages'] as const;
  return queryOptions({
    queryKey,
    queryFn: ({ client }): Promise<NewestListRows<Message>> =>
      readNewestRows(readMessagesBefore(id, side), () => client.getQueryData(queryKey)),
  });
}

/** Loads one page of messages before a message number, or the last page without a number. */
export function readMessagesBefore(id: string, side: ViewerRole): ReadRowsBeforeFunction<Message> {
  return async (before) => {
    if (side === 'client') {
      const args = { conversation: id, ...(before === undefined ? {} : { before }) };
      const own = await rows((backend) =>
        backend
          .rpc('client_messages', args)
          .order('number', { ascending: false })
          .limit(listPageSize),
      );
      return own.map(convertToStaffMessage);
    }
    return await rows((backend) => {
      const all = messages(backend).eq('conversation_id', id);
      const earlier = before === undefined ? all : all.lt('number', before);
      return earlier.order('number', { ascending: false }).limit(listPageSize);
    });
  };
}

/** Loads the time when the client last opened the conversation in the portal, or null. */
export const clientLastReadTimeQuery = (id: string) =>
  queryOptions({
    queryKey: ['conversation', id, 'read'],
    queryFn: (): Promise<string | null> => rpc('client_read_at', { conversation: id }),
  });

/** Returns the content of a message attachment in base64. */
export const readMessageAttachment = (id: string) => rpc('attachment_content', { id });

/** Loads the quoted earlier messages that the backend has removed from an email reply. */
export const messageQuotationQuery = (id: string) =>
  queryOptions({
    queryKey: ['quotation', id],
    queryFn: () =>
      row((backend) => backend.from('message_quotations').select('body').eq('message_id', id)),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The interval in milliseconds at which a page reports that the user views a conversation. */
const presenceInterval = 150_000;
/** The shortest report interval in milliseconds, which limits an idle page to sixty calls per hour. */
const minPresenceInterval = 120_000;

/**
 * Returns the milliseconds until the next presence report. It is earlier if another user's presence ends, because a
 * crashed browser reports nothing.
 */
export function getNextPresenceReportDelay(
  others: readonly { readonly seconds_left: number }[],
): number {
  const ends = others.map(({ seconds_left }) => (seconds_left + 1) * 1000);
  return Math.max(minPresenceInterval, Math.min(presenceInterval, ...ends));
}

/** Loads the other staff members who view the conversation, and reports the user's own presence. */
export function conversationPresenceQuery(conversation: string, isWriting: boolean) {
  return queryOptions({
    queryKey: ['conversation', conversation, 'others', isWriting],
    queryFn: () => rpc('touch_presence', { conversation, is_writing: isWriting }),
    refetchInterval: ({ state: { data = [] } }) => getNextPresenceReportDelay(data),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Reports that the user has closed the conversation. Otherwise, the backend ends the presence after three minutes. */
export function endConversationPresence(conversation: string): void {
  rpc('leave_conversation', { conversation }).catch(() => undefined);
}

/**
 * Ends the user's presence when the browser closes the page, because the normal client would send the report too late.
 */
export function endConversationPresenceOnPageHide(conversation: string): void {
  const token = readStoredAccessToken();
  const { backendUrl, publishableKey } = siteConfig();
  if (token === undefined) return;
  fetch(`${backendUrl}/rest/v1/rpc/leave_conversation`, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: {
      apikey: publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ conversation }),
  }).catch(() => undefined);
}

/**
 * Loads the conversations that match a filter, fifty per page, longest wait first.
 * @param me the user's staff ID, or undefined while it loads
 */
export function inboxQuery(filter: InboxFilter, me: string | undefined) {
  return infiniteQueryOptions({
    queryKey: ['inbox', filter, filter.assignee === 'mine' ? me : null],
    queryFn: ({ pageParam }) => readInboxPage(filter, me, pageParam),
    ...getKeysetPaginationOptions<SortKeyCursor>(),
    enabled: filter.assignee !== 'mine' || me !== undefined,
    placeholderData: keepPreviousData,
    ...(serializeInboxFilter(filter).size === 0 &&
      getEarlyDataPagedQueryOptions('conversations', (row: Conversation) => row)),
  });
}

function readInboxPage(
  { assignee, state, searchText }: InboxFilter,
  me: string | undefined,
  after: SortKeyCursor | undefined,
): Promise<Conversation[]> {
  return rows((backend) => {
    let found =
      searchText.trim() === ''
        ? conversations(backend)
        : backend.rpc('find_conversations', { query: searchText }).select(columns);
    if (assignee === 'mine' && me !== undefined) found = found.eq('assignee', me);
    if (assignee === 'unassigned') found = found.is('assignee', null);
    if (state !== 'any') found = found.eq('status', state);
    if (after) found = found.or(createSortKeyCursorFilter(after));
    return found.order('sort_key').order('id').limit(listPageSize);
  });
}

/** Loads the account of a contact form's sender, or null if the sender was not logged in. */
export function senderAccountQuery(id: string) {
  return queryOptions({
    queryKey: ['writer of', id],
    queryFn: async () => {
      const [writer] = await rows((backend) =>
        backend.from('conversation_writers').select('name, email').eq('conversation_id', id),
      );
      return writer ?? null;
    },
  });
}

/** Loads the other conversations of the client, or of the email address without an account, latest message first. */
export function otherConversationsQuery({
  id,
  email,
  client_id,
}: Pick<Conversation, 'id' | 'email' | 'client_id'>) {
  return infiniteQueryOptions({
    queryKey: ['conversations of', client_id ?? email, id],
    queryFn: ({ pageParam }) =>
      rows((backend) => {
        const others = backend
          .from('conversations')
          .select('id, subject, status, last_message_at')
          .neq('id', id);
        let found =
          client_id === null
            ? others.eq('email', email).is('client_id', null)
            : others.eq('client_id', client_id);
        if (pageParam) found = found.or(createLastMessageCursorFilter(pageParam));
        return found.order('last_message_at', { ascending: false }).order('id').limit(listPageSize);
      }),
    ...getKeysetPaginationOptions<LastMessageCursor>(),
  });
}

type OwnConversation = Pick<
  Conversation,
  'id' | 'subject' | 'status' | 'last_message_at' | 'preview'
>;

/** Loads the logged-in client's conversations, fifty per page, latest message first. */
export function ownConversationsQuery(client: string) {
  return infiniteQueryOptions({
    queryKey: ['my conversations', client],
    queryFn: ({ pageParam }) =>
      rows((backend) => {
        const own = backend
          .rpc('client_conversations')
          .select('id, subject, status, last_message_at, preview');
        const found = pageParam ? own.or(createLastMessageCursorFilter(pageParam)) : own;
        return found.order('last_message_at', { ascending: false }).order('id').limit(listPageSize);
      }),
    ...getKeysetPaginationOptions<LastMessageCursor>(),
    ...getEarlyDataPagedQueryOptions('rpc/client_conversations', (row: OwnConversation) => row),
  });
}

const cannedReplies = (backend: BackendClient) =>
  backend.from('canned_replies').select('id, title, body, version');

export type CannedReply = SelectedRow<typeof cannedReplies>;

export const cannedRepliesQuery = queryOptions({
  queryKey: ['canned replies'],
  queryFn: () =>
    readWholeList<CannedReply>(
      rows((backend) => cannedReplies(backend).order('title').order('id')),
      (after) =>
        rows((backend) => {
          const replies = cannedReplies(backend);
          return (after ? replies.gt('id', after.id) : replies).order('id').limit(maxResponseRows);
        }),
    ),
  staleTime: 60_000,
});
