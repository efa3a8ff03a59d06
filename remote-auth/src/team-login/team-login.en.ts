import { translated } from '@torsa/shared/i18n';
import type { Translation } from '@torsa/shared/i18n/message';
import { formMessages } from '../form/form-messages.en.ts';
import { TeamLoginPage } from './team-login-page.tsx';

const messages = {
  head: {
    title: 'Team Login',
    description: 'Log in to the dashboard of the Torsa team.',
  },
  lead: 'For team leaders and team members.',
  email: 'Team Email',
  emailMissing: 'Enter your team email address.',
  form: formMessages,
} as const;

export type TeamLoginMessages = Translation<typeof messages>;

export default translated('en', TeamLoginPage, messages);
