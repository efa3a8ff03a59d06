import { definePage } from '@torsa/shared/i18n';
import { ManagementLoginPage } from './management-login-page.tsx';

export default definePage('en', ManagementLoginPage, {
  head: {
    title: 'Management Login',
    description: 'The entrance for the people who work at Torsa.',
  },
  lead: 'For the people who work at Torsa.',
  team: 'Team Login',
  employee: 'Employee Login',
});
