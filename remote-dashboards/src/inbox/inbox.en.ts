import { translated } from '@torsa/shared/i18n';
import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';
import { inboxMessages } from './inbox-messages.en.ts';
import { InboxPage } from './inbox-page.tsx';

const messages = {
  ...inboxMessages,
  head: { title: 'Inbox', description: 'Messages from visitors and clients, to be answered.' },
  lead: 'Who has waited longest comes first.',
  list: 'Conversations',
  loadingList: 'Loading the conversations',
  search: 'Search',
  searchHint: 'Name, address, subject or text',
  share: { label: 'Whose', mine: 'Mine', unassigned: 'Unassigned', all: 'All' },
  state: { label: 'State', any: 'Any' },
  more: 'Load more',
  loadingMore: 'Loading…',
  row: {
    assignee: icu('with {name}'),
  },
  keys: {
    '/': 'Search',
    j: 'Next conversation',
    k: 'Previous conversation',
    Enter: 'Open it',
  },
  none: 'Nobody waits for an answer. What visitors send from the contact page comes in here; open it, take it with “Assign to me”, and reply.',
  noneFound: 'Nothing fits this filter.',
  showAll: 'Show all that wait',
} as const;

export type InboxPageMessages = Translation<typeof messages>;

export default translated('en', InboxPage, messages);
