import type { Translation } from '@torsa/shared/i18n/message';
import { clientMessages } from './client-messages.en.ts';

export const myConversationMessages = {
  ...clientMessages,
  head: { title: 'Conversation', description: 'What you wrote to Torsa, and our answers.' },
  back: 'All messages',
  loadingOne: 'Loading the conversation',
} as const;

export type MyConversationMessages = Translation<typeof myConversationMessages>;
