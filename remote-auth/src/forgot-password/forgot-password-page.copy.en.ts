import { definePage } from '@torsa/shared/i18n';
import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';
import { authFormTexts } from '../form/form.copy.en.ts';
import { ForgotPasswordPage } from './forgot-password-page.tsx';

const copy = {
  head: {
    title: 'Forgot Your Password?',
    description: 'Request a link to choose a new password for your Torsa account.',
  },
  lead: 'Enter your email address, and we will send you a link to choose a new password.',
  send: 'Send me a link',
  sending: 'Sending…',
  sendAgain: 'Send it again',
  sent: icu(
    'If there is an account for {email}, an email with a link is on its way. The link works once, within an hour. No email after a few minutes? Check your spam folder too.',
  ),
  refused: 'We couldn’t send the link. Please check the address and try again.',
  unavailable: 'We couldn’t send the link. Please try again in a moment.',
  remembered: 'Remembered your password?',
  logIn: 'Log in',
  form: authFormTexts,
} as const;

export type ForgotPasswordTexts = Translation<typeof copy>;

export default definePage('en', ForgotPasswordPage, copy);
