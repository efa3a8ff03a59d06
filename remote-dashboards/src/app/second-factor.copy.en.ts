import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';
import { secondFactorTexts } from '@torsa/shared/ui/second-factor/code.copy.en';

/** The texts about the user's second login factor. */
export const secondFactorSetupTexts = {
  title: 'Two-step login',
  none: 'The founder requires two-step login for all staff: your password and a code from an app on your phone. Setting it up takes about two minutes. Then you can continue here.',
  setUp: 'Set up two-step login',
  loading: 'Loading your devices',
  lead: 'Once you add a device, you log in with your password and a code from an app on that device. Someone who only knows your password cannot log in.',
  asked: 'The founder requires two-step login for all staff. Add a device to continue.',
  verifyCode: 'You logged in without a code. Enter one to make changes.',
  devices: 'Your devices',
  addSecond:
    'Add a second device too, such as a tablet. If you lose the first one, you can still log in. There are no recovery codes.',
  remove: 'Remove',
  removeOf: icu('Remove {name}'),
  confirm: icu('Remove {name}? You will no longer be able to log in with its codes.'),
  confirmLast: icu('Remove {name}? You will then log in with only your password.'),
  keep: 'Keep the device',
  needed: 'The founder requires two-step login. Add another device before you remove this one.',
  removed: icu('{name} was removed.'),
  add: 'Add a device',
  name: 'Device name',
  firstName: 'Phone',
  nameMissing: 'Enter a name for the device.',
  start: 'Continue',
  starting: 'Creating a key…',
  scan: 'Open any authenticator app on the device and scan this QR code.',
  picture: icu('QR code for {name}'),
  cannotScan: 'Can’t scan it? Enter this key in the app:',
  key: 'Key',
  openApp: 'Or add it to an app on this device',
  firstCode:
    'Then enter the six digits that the app shows. You will be logged out on all other devices.',
  finish: 'Add device',
  cancel: 'Cancel',
  added: icu('{name} was added. From now on you need its code to log in.'),
  problems: {
    codeNeeded:
      'Enter a code from one of your devices first. Reload the page to see the field for it.',
    sameName: 'You already have a device with this name. Choose another name.',
    noSecondFactor:
      'Two-step login is not available on this site. Ask the site administrator to turn it on.',
    missing:
      'Two-step login is not available on this site. Ask the site administrator to turn it on.',
    other: 'The login server refused this. Log in again, then try once more.',
    unavailable: 'That didn’t work. Check your connection and try again.',
  },
  code: secondFactorTexts,
} as const;

export type SecondFactorSetupTexts = Translation<typeof secondFactorSetupTexts>;
