import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';
import { inboxCopy } from './inbox.copy.en.ts';

/** The list, which also stands beside a conversation. */
export const inboxListCopy = {
  ...inboxCopy,
  list: 'Conversations',
  loadingList: 'Loading the conversations',
  search: 'Search',
  searchHint: 'Name, address or words',
  assignee: { label: 'Whose', mine: 'Mine', unassigned: 'Unassigned', all: 'All' },
  state: { label: 'State', any: 'Any' },
  shown: icu(
    '{count, plural, =0 {No conversation is shown.} one {# conversation is shown.} other {# conversations are shown.}}',
  ),
  more: 'Load more',
  loadingMore: 'Loading…',
  row: {
    assignee: icu('with {name}'),
  },
  none: 'Nobody waits for an answer. What visitors send from the contact page comes in here; open it, take it with “Assign to me”, and reply.',
  noneFound: 'Nothing fits this filter.',
  showAll: 'Show all that wait',
} as const;

export type InboxListCopy = Translation<typeof inboxListCopy>;
