import { translated } from '@torsa/shared/i18n';
import type { Translation } from '@torsa/shared/i18n/message';
import { formMessages } from '../form/form-messages.en.ts';
import { FounderLoginPage } from './founder-login-page.tsx';

const messages = {
  head: {
    title: 'Founder Login',
    description: 'The login of the founder of Torsa.',
  },
  lead: 'With your founder ID.',
  founderId: 'Founder ID',
  founderIdMissing: 'Enter your founder ID.',
  form: formMessages,
} as const;

export type FounderLoginMessages = Translation<typeof messages>;

export default translated('en', FounderLoginPage, messages);
