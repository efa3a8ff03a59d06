import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';
import { codeFormCopy } from '@torsa/shared/ui/second-factor/code.copy.en';

/** The words of one's own second factor. */
export const secondFactorCopy = {
  title: 'Second factor',
  none: 'The founder asks all staff for a second factor: a code from an app on their phone. Setting it up takes two minutes, and then you go on here.',
  setUp: 'Set up the second factor',
  loading: 'Loading your devices',
  lead: 'With a device here, logging in takes your password and a code from an app on that device. Someone who only knows your password cannot log in.',
  asked: 'The founder asks all staff for a second factor. Add a device to go on working.',
  verifyCode: 'You logged in without a code. Enter one to make changes.',
  devices: 'Your devices',
  addSecond:
    'Add a second device as well, such as a tablet: should you lose the first one, you still get in. There are no recovery codes.',
  remove: 'Remove',
  removeOf: icu('Remove {name}'),
  confirm: icu('Remove {name}? You will no longer be able to log in with its codes.'),
  confirmLast: icu('Remove {name}? Your password alone logs in from then on.'),
  keep: 'Keep it',
  needed: 'The founder asks for a second factor: add another device before you remove this one.',
  removed: icu('{name} is removed.'),
  add: 'Add a device',
  name: 'Name of the device',
  firstName: 'Phone',
  nameMissing: 'Give the device a name.',
  start: 'Go on',
  starting: 'Making its key…',
  scan: 'Open an authenticator app on it (any will do) and scan this picture.',
  picture: icu('QR code for {name}'),
  cannotScan: 'If you cannot scan it, type this key into the app:',
  key: 'Key',
  openApp: 'Or open it in an app on this device',
  firstCode: 'Then enter the six digits that the app shows. Everywhere else you are logged out.',
  finish: 'Add the device',
  cancel: 'Cancel',
  added: icu('{name} is added. From now on you are asked for its code when you log in.'),
  problems: {
    codeNeeded: 'Give a code of one of your devices first. Reload the page to be asked for it.',
    sameName: 'You have a device of this name. Choose another name.',
    noSecondFactor:
      'The log-in server of this site has no second factor, or it is switched off there. Ask the administrator of the site.',
    missing:
      'The log-in server of this site has no second factor, or it is switched off there. Ask the administrator of the site.',
    other: 'The log-in server refused this. Log in again, then come back.',
    unavailable: 'This did not work. Check your connection and try again.',
  },
  code: codeFormCopy,
} as const;

export type SecondFactorCopy = Translation<typeof secondFactorCopy>;
