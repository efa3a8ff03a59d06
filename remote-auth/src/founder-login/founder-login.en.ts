import { definePage } from '@torsa/shared/i18n';
import { formMessages } from '../form/form-messages.en.ts';
import { founderLoginSuccessful, founderMismatch, loginUnavailable } from '../form/toasts.en.ts';
import { FounderLoginPage } from './founder-login-page.tsx';

export default definePage('en', FounderLoginPage, {
  head: {
    title: 'Founder Login',
    description: 'The login of the founder of Torsa.',
  },
  lead: 'With your founder ID.',
  founderId: 'Founder ID',
  founderIdMissing: 'Enter your founder ID.',
  notFounder: 'This founder ID and password do not belong together. Check both and try again.',
  toasts: { founderLoginSuccessful, founderMismatch, loginUnavailable },
  form: formMessages,
});
