import { definePage } from '@torsa/shared/i18n';
import type { Translation } from '@torsa/shared/i18n/message';
import { clientCopy } from './client.copy.en.ts';
import { MessagesPage } from './messages-page.tsx';

const messagesPageCopy = {
  ...clientCopy,
  head: { title: 'Messages', description: 'What you wrote to Torsa, and our answers.' },
  lead: 'What you wrote to us, and our answers.',
  list: 'Conversations',
  loadingList: 'Loading your messages',
  none: 'What you write to us while you are logged in comes in here, and so do our answers.',
  write: 'Write to us',
  more: 'Load more',
  loadingMore: 'Loading…',
  forStaff: 'These are the messages of a client. Those of all clients are in the Inbox.',
  toInbox: 'Go to the Inbox',
} as const;

export type MessagesPageCopy = Translation<typeof messagesPageCopy>;

export default definePage('en', MessagesPage, messagesPageCopy);
