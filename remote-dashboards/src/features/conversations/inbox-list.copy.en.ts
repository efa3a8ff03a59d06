import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';
import { inboxCopy } from './inbox.copy.en.ts';

/** The list, which also stands beside a conversation. */
export const inboxListCopy = {
  ...inboxCopy,
  list: 'Conversations',
  loadingList: 'Loading the conversations',
  search: 'Search',
  searchHint: 'Name, email or text',
  assignee: { label: 'Assigned to', mine: 'Mine', unassigned: 'Unassigned', all: 'All' },
  state: { label: 'State', any: 'Any' },
  shown: icu(
    '{count, plural, =0 {Showing no conversations.} one {Showing # conversation.} other {Showing # conversations.}}',
  ),
  more: 'Load more',
  loadingMore: 'Loading…',
  row: {
    assignee: icu('assigned to {name}'),
  },
  none: 'All caught up. New messages appear here.',
  noneFound: 'No conversations match these filters.',
  showAll: 'Show all that need a reply',
} as const;

export type InboxListCopy = Translation<typeof inboxListCopy>;
