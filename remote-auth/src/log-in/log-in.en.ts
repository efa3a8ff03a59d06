import { definePage } from '@torsa/shared/i18n';
import { formMessages } from '../form/form-messages.en.ts';
import { loginFailed, loginSuccessful, loginUnavailable } from '../form/toasts.en.ts';
import { unconfirmedMessages } from '../unconfirmed/unconfirmed.en.ts';
import { LogInPage } from './log-in-page.tsx';

export default definePage('en', LogInPage, {
  head: {
    title: 'Log In',
    description: 'Log in to your Torsa account to see your profile, your orders and your settings.',
  },
  lead: 'Your profile, your orders and your settings in one place.',
  newHere: 'New here?',
  signUp: 'Sign up',
  refused:
    'This email address and password do not belong together. Check both, or choose a new password.',
  unconfirmed: unconfirmedMessages,
  mailLink: {
    confirmed: 'Your email address is confirmed. You can log in now.',
    invalid:
      'That link is no longer valid. If you have used it before, you can log in; if not, sign up again to get a new one.',
  },
  toasts: { loginSuccessful, loginFailed, loginUnavailable },
  form: formMessages,
});
