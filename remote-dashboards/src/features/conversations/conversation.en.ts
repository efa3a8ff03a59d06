import { definePage } from '@torsa/shared/i18n';
import { conversationMessages } from './conversation-messages.en.ts';
import { ConversationPage } from './conversation-page.tsx';

export default definePage('en', ConversationPage, conversationMessages);
