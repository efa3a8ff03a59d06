import type { Database } from '@torsa/shared/backend';

type Tables = Database['public']['Tables'];

export type ConversationStatus = Database['public']['Enums']['conversation_status'];

/** The columns of a conversation that a page shows; `search` is long. */
export const conversationColumns =
  'id, subject, preview, name, email, client_id, status, assignee, waiting_since, version, created_at, last_message_at, place, source_page' as const;

export type Conversation = Pick<
  Tables['conversations']['Row'],
  | 'id'
  | 'subject'
  | 'preview'
  | 'name'
  | 'email'
  | 'client_id'
  | 'status'
  | 'assignee'
  | 'waiting_since'
  | 'version'
  | 'created_at'
  | 'last_message_at'
  | 'place'
  | 'source_page'
>;

/** Clients read functions with fewer columns than the tables that staff read. */
export type Side = 'staff' | 'client';

type ClientConversation =
  Database['public']['Functions']['client_conversations']['Returns'][number];

/** A conversation as its client reads it. The columns for staff have neutral values. */
export function conversationOfClient(row: ClientConversation): Conversation {
  return {
    ...row,
    client_id: null,
    assignee: null,
    waiting_since: null,
    version: 0,
    place: 0,
    source_page: '',
  };
}

export const messageColumns =
  'id, number, kind, author_name, body, internal, created_at, delivery, delivery_problem, sender_address, has_quotation, attachments(id, number, name, size)' as const;

/** A file of a message. `attachment_content` returns its content. */
export type Attachment = Pick<Tables['attachments']['Row'], 'id' | 'number' | 'name' | 'size'>;

export interface Message
  extends Pick<
    Tables['messages']['Row'],
    | 'id'
    | 'number'
    | 'kind'
    | 'author_name'
    | 'body'
    | 'internal'
    | 'created_at'
    | 'delivery'
    | 'delivery_problem'
    | 'sender_address'
    | 'has_quotation'
  > {
  /** Not in the answer to a message that was just sent. */
  readonly attachments?: readonly Attachment[];
}

/** What `client_messages` returns: the generated type makes each column nullable, and attachments JSON. */
type ClientMessage = Pick<
  Message,
  'id' | 'number' | 'kind' | 'author_name' | 'body' | 'created_at' | 'attachments'
>;
type StoredClientMessage = Database['public']['CompositeTypes']['client_message'];

/** A message as its client reads it. The columns for staff have neutral values. */
export function messageOfClient(row: StoredClientMessage): Message {
  return {
    ...(row as unknown as ClientMessage),
    internal: false,
    delivery: 'none',
    delivery_problem: '',
    sender_address: '',
    has_quotation: false,
  };
}
