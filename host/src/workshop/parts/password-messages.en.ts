import { icu } from '@torsa/shared/i18n/icu';

export const passwordMessages = {
  showPassword: icu('Show: {label}'),
  capsLock: 'Caps Lock is on.',
  password: 'A new password',
  newPassword: 'What is typed is rated.',
  strengths: { short: 'Too short', weak: 'Weak', fair: 'Fair', strong: 'Strong' },
};
