import { definePage } from '@torsa/shared/i18n';
import { conversationMessages } from './conversation-messages.bn.ts';
import { ConversationPage } from './conversation-page.tsx';

export default definePage('bn', ConversationPage, conversationMessages);
