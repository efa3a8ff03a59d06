import { definePage } from '@torsa/shared/i18n';
import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';
import { unconfirmedEmailTexts } from '../unconfirmed/unconfirmed.copy.en.ts';
import { CheckEmailPage } from './check-email-page.tsx';

const copy = {
  head: {
    title: 'Check Your Email',
    description: 'We have sent you a link that confirms your email address.',
  },
  lead: 'We have emailed you a verification link.',
  sentTo: icu('The email is on its way to {email}.'),
  follow: 'Open the link in the email to verify your account. Then you can log in.',
  spam: 'No email after a few minutes? Check your spam folder too.',
  logIn: 'Go to Log In',
  unconfirmed: unconfirmedEmailTexts,
} as const;

export type CheckEmailTexts = Translation<typeof copy>;

export default definePage('en', CheckEmailPage, copy);
