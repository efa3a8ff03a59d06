import type { Translation } from '../../i18n/message.ts';

/** The texts of the form that asks for a second-factor code. */
export const secondFactorTexts = {
  lead: 'Enter the six-digit code that your authenticator app shows for Torsa.',
  device: 'Device',
  code: 'Code',
  malformed: 'Enter the six digits, such as 123 456.',
  wrong:
    'This code is wrong or has expired. The app shows a new one every 30 seconds. Also check the clock of your device.',
  submit: 'Continue',
  checking: 'Checking…',
  refused: 'Your login has timed out. Please log in again.',
  unavailable: 'We couldn’t check the code. Please try again in a moment.',
  cancel: 'Log in as someone else',
  lost: 'Lost your device?',
  help: 'If you added a second device, use its code. Otherwise ask the founder to remove the lost device. You can then log in with only your password and add a new one. There are no recovery codes.',
} as const;

export type SecondFactorTexts = Translation<typeof secondFactorTexts>;
