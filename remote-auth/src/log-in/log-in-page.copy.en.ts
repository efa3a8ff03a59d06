import { definePage } from '@torsa/shared/i18n';
import type { Translation } from '@torsa/shared/i18n/message';
import { formCopy } from '../form/form.copy.en.ts';
import { loginFailed, loginSuccessful, loginUnavailable } from '../form/toasts.copy.en.ts';
import { unconfirmedCopy } from '../unconfirmed/unconfirmed.copy.en.ts';
import { LogInPage } from './log-in-page.tsx';

const copy = {
  head: {
    title: 'Log In',
    description: 'Log in to your Torsa account to see your profile, your orders and your settings.',
  },
  lead: 'Your profile, your orders and your settings in one place.',
  newHere: 'New here?',
  signUp: 'Sign up',
  loggedIn: loginSuccessful,
  problems: {
    unavailable: { toast: loginUnavailable, notice: formCopy.unavailable },
    other: {
      toast: loginFailed,
      notice:
        'This email address and password do not belong together. Check both, or choose a new password.',
    },
  },
  unconfirmed: unconfirmedCopy,
  mailLink: {
    confirmed: 'Your email address is confirmed. You can log in now.',
    invalid:
      'That link is no longer valid. If you have used it before, you can log in; if not, sign up again to get a new one.',
  },
  form: formCopy,
} as const;

export type LogInCopy = Translation<typeof copy>;

export default definePage('en', LogInPage, copy);
