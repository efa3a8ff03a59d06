import type { Translation } from '@torsa/shared/i18n/message';
import { inboxListMessages } from './inbox-list-messages.en.ts';

export const inboxPageMessages = {
  ...inboxListMessages,
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

export type InboxPageMessages = Translation<typeof inboxPageMessages>;
