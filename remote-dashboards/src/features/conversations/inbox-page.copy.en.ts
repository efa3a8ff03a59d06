import { definePage } from '@torsa/shared/i18n';
import type { Translation } from '@torsa/shared/i18n/message';
import { inboxListCopy } from './inbox-list.copy.en.ts';
import { InboxPage } from './inbox-page.tsx';

const inboxPageCopy = {
  ...inboxListCopy,
  head: { title: 'Inbox', description: 'Messages from visitors and clients, to be answered.' },
  lead: 'Who has waited longest comes first.',
  choose: 'Choose a conversation: it opens here.',
  keys: {
    '/': 'Search',
    j: 'Next conversation',
    k: 'Previous conversation',
    Enter: 'Open it',
  },
} as const;

export type InboxPageCopy = Translation<typeof inboxPageCopy>;

export default definePage('en', InboxPage, inboxPageCopy);
