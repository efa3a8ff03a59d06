import { icu } from '@torsa/shared/i18n/icu';

export const passwordStoryTexts = {
  showPassword: icu('Show {label}'),
  capsLock: 'Caps Lock is on.',
  password: 'A new password',
  newPassword: 'Rates the typed password.',
  strengths: { short: 'Too short', weak: 'Weak', fair: 'Fair', strong: 'Strong' },
};
