import { icu } from '@torsa/shared/i18n/icu';

export const passwordStoryTexts = {
  showPassword: icu('Show {label}'),
  capsLock: 'Caps Lock is on.',
  password: 'New password',
  newPassword: 'Use a few words in a row.',
  strengths: { short: 'Too short', weak: 'Weak', fair: 'Fair', strong: 'Strong' },
};
