import { definePage } from '@torsa/shared/i18n';
import { myConversationMessages } from './my-conversation-messages.en.ts';
import { MyConversationPage } from './my-conversation-page.tsx';

export default definePage('en', MyConversationPage, myConversationMessages);
