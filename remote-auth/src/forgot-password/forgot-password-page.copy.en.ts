import { definePage } from '@torsa/shared/i18n';
import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';
import { formCopy } from '../form/form.copy.en.ts';
import { ForgotPasswordPage } from './forgot-password-page.tsx';

const copy = {
  head: {
    title: 'Forgot Your Password?',
    description: 'Ask for a link with which you choose a new password for your Torsa account.',
  },
  lead: 'Tell us your email address, and we send you a link to choose a new password.',
  send: 'Send me a link',
  sending: 'Sending…',
  sendAgain: 'Send it again',
  sent: icu(
    'If there is an account for {email}, a mail with a link is on its way. The link works once, for one hour. Nothing there after a few minutes? Please check your spam folder as well.',
  ),
  refused: 'That did not work. Please check the address and try again.',
  unavailable: 'We could not send the link just now. Please try again in a moment.',
  remembered: 'Remembered it after all?',
  logIn: 'Log in',
  form: formCopy,
} as const;

export type ForgotPasswordCopy = Translation<typeof copy>;

export default definePage('en', ForgotPasswordPage, copy);
