import type { ConversationStatus } from '../../api/conversations.ts';

/** How a conversation stands as its client is told. That it was taken for spam is for staff. */
export function shownStatus(status: ConversationStatus): Exclude<ConversationStatus, 'spam'> {
  return status === 'spam' ? 'closed' : status;
}
