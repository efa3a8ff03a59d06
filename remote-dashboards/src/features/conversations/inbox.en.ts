import { definePage } from '@torsa/shared/i18n';
import { InboxPage } from './inbox-page.tsx';
import { inboxPageMessages } from './inbox-page-messages.en.ts';

export default definePage('en', InboxPage, inboxPageMessages);
