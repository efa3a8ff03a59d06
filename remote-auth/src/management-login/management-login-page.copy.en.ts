import { definePage } from '@torsa/shared/i18n';
import type { Translation } from '@torsa/shared/i18n/message';
import { ManagementLoginPage } from './management-login-page.tsx';

const copy = {
  head: {
    title: 'Management Login',
    description: 'The login pages for people who work at Torsa.',
  },
  lead: 'For people who work at Torsa.',
  team: 'Team Login',
  employee: 'Employee Login',
} as const;

export type ManagementLoginTexts = Translation<typeof copy>;

export default definePage('en', ManagementLoginPage, copy);
