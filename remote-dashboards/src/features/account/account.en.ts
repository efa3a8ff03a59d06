import { definePage } from '@torsa/shared/i18n';
import { accountMessages } from './account-messages.en.ts';
import { AccountPage } from './account-page.tsx';

export default definePage('en', AccountPage, accountMessages);
