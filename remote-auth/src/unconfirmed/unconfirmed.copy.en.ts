import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';

/** For who has not followed the link of the confirmation mail yet. */
export const unconfirmedCopy = {
  notYet: icu(
    '{email} is not confirmed yet. Follow the link in our mail, then log in. It may be in your spam folder.',
  ),
  resend: 'Resend',
  resendIn: icu('Resend in {seconds, number} s'),
  resending: 'Sending…',
  sentAgain: icu('We sent the mail to {email} again. The newest one counts.'),
  notSent: 'The mail could not be sent just now. Please try again in a moment.',
  wrongAddress: 'Wrong address?',
} as const;

export type UnconfirmedCopy = Translation<typeof unconfirmedCopy>;
