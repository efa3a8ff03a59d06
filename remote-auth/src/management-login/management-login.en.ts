import { translated } from '@torsa/shared/i18n';
import type { Translation } from '@torsa/shared/i18n/message';
import { ManagementLoginPage } from './management-login-page.tsx';

const messages = {
  head: {
    title: 'Management Login',
    description: 'The entrance for the people who work at Torsa.',
  },
  lead: 'For the people who work at Torsa.',
  team: 'Team Login',
  employee: 'Employee Login',
} as const;

export type ManagementLoginMessages = Translation<typeof messages>;

export default translated('en', ManagementLoginPage, messages);
