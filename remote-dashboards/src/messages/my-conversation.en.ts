import { definePage } from '@torsa/shared/i18n';
import type { Translation } from '@torsa/shared/i18n/message';
import { clientMessages } from './client-messages.en.ts';
import { MyConversationPage } from './my-conversation-page.tsx';

const messages = {
  ...clientMessages,
  head: { title: 'Conversation', description: 'What you wrote to Torsa, and our answers.' },
  back: 'All messages',
  loadingOne: 'Loading the conversation',
} as const;

export type MyConversationMessages = Translation<typeof messages>;

export default definePage('en', MyConversationPage, messages);
