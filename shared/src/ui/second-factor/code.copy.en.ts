import type { Translation } from '../../i18n/message.ts';

/** The texts of the form that asks for a second-factor code. */
export const codeFormCopy = {
  lead: 'Enter the six digits that your authenticator app shows for Torsa now.',
  device: 'Device',
  code: 'Code',
  malformed: 'Enter the six digits, such as 123 456.',
  wrong:
    'The app shows another code now. A new one comes every 30 seconds, and the clock of the device must be right.',
  submit: 'Continue',
  checking: 'Checking…',
  refused: 'The time for this is over. Log in again.',
  unavailable: 'The code could not be checked. It is still here: please try again in a moment.',
  cancel: 'Log in as somebody else',
  lost: 'Lost your device?',
  help: 'If you added two, use the other one. If not, ask the founder: once the lost one is removed, you log in with your password alone and add a new one. There are no recovery codes.',
} as const;

export type CodeFormCopy = Translation<typeof codeFormCopy>;
