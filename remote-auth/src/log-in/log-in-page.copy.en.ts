import { definePage } from '@torsa/shared/i18n';
import type { Translation } from '@torsa/shared/i18n/message';
import { authFormTexts } from '../form/form.copy.en.ts';
import {
  loginFailedToast,
  loginSuccessToast,
  loginUnavailableToast,
} from '../form/toasts.copy.en.ts';
import { unconfirmedEmailTexts } from '../unconfirmed/unconfirmed.copy.en.ts';
import { LogInPage } from './log-in-page.tsx';

const copy = {
  head: {
    title: 'Log In',
    description: 'Log in to Torsa to see your projects, messages and settings.',
  },
  lead: 'Your projects, messages and settings in one place.',
  newHere: 'New here?',
  signUp: 'Sign up',
  loggedIn: loginSuccessToast,
  problems: {
    unavailable: { toast: loginUnavailableToast, notice: authFormTexts.unavailable },
    other: {
      toast: loginFailedToast,
      notice: 'Wrong email address or password. Check both, or reset your password.',
    },
  },
  unconfirmed: unconfirmedEmailTexts,
  mailLink: {
    confirmed: 'Your email address is confirmed. You can log in now.',
    invalid: 'That link is no longer valid. Log in, or sign up again.',
  },
  form: authFormTexts,
} as const;

export type LogInTexts = Translation<typeof copy>;

export default definePage('en', LogInPage, copy);
