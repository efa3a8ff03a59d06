import { definePage } from '@torsa/shared/i18n';
import type { Translation } from '@torsa/shared/i18n/message';
import { clientConversationTexts } from './client.copy.en.ts';
import { MyConversationPage } from './my-conversation-page.tsx';

const myConversationCopy = {
  ...clientConversationTexts,
  head: { title: 'Conversation', description: 'Your messages to Torsa and our replies.' },
  back: 'All messages',
  notFound: 'We can’t find this conversation. It may have been removed.',
  loadingOne: 'Loading the conversation',
} as const;

export type MyConversationTexts = Translation<typeof myConversationCopy>;

export default definePage('en', MyConversationPage, myConversationCopy);
