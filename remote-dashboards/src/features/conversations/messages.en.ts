import { definePage } from '@torsa/shared/i18n';
import { MessagesPage } from './messages-page.tsx';
import { messagesPageMessages } from './messages-page-messages.en.ts';

export default definePage('en', MessagesPage, messagesPageMessages);
