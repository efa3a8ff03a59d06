import { definePage } from '@torsa/shared/i18n';
import type { Translation } from '@torsa/shared/i18n/message';
import { clientConversationTexts } from './client.copy.en.ts';
import { MessagesPage } from './messages-page.tsx';

const messagesPageCopy = {
  ...clientConversationTexts,
  head: { title: 'Messages', description: 'Your messages to Torsa and our replies.' },
  list: 'Conversations',
  loadingList: 'Loading your messages',
  none: 'Your conversations with us appear here.',
  write: 'Write to us',
  newConversation: { subject: 'Subject', message: 'Your message', send: 'Send message' },
  more: 'Load more',
  loadingMore: 'Loading…',
  forStaff:
    'This page shows clients their own messages. As staff, you’ll find everyone’s messages in the Inbox.',
  toInbox: 'Go to the Inbox',
} as const;

export type MessagesPageTexts = Translation<typeof messagesPageCopy>;

export default definePage('en', MessagesPage, messagesPageCopy);
