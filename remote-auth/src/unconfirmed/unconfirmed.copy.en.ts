import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';

/** The texts for users who have not confirmed their email address yet. */
export const unconfirmedEmailTexts = {
  notYet: icu(
    '{email} is not confirmed yet. Open the link in our email, then log in. Check your spam folder too.',
  ),
  resend: 'Resend',
  resendIn: icu('Resend in {seconds, number} s'),
  resending: 'Sending…',
  sentAgain: icu('We sent the email to {email} again. Use the newest email.'),
  notSent: 'We couldn’t send the email. Please try again.',
  wrongAddress: 'Wrong address?',
} as const;

export type UnconfirmedEmailTexts = Translation<typeof unconfirmedEmailTexts>;
