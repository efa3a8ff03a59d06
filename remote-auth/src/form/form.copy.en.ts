import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';

/** The texts that several login and sign-up forms share. */
export const authFormTexts = {
  email: 'Email',
  password: 'Password',
  showPassword: icu('Show {label}'),
  capsLock: 'Caps Lock is on.',
  // The password hint is only a recommendation, because the specification has no password rule.
  newPassword: 'A few words in a row are hard to guess and easy to remember.',
  strengths: {
    short: 'Very easy to guess',
    weak: 'Easy to guess',
    fair: 'Good',
    strong: 'Very good',
  },
  logIn: 'Log In',
  loggingIn: 'Logging in…',
  forgotPassword: 'Forgot password?',
  managementLogins: 'All management logins',
  problems: {
    emailMissing: 'Enter your email address.',
    emailMalformed: 'Enter an email address such as name@example.com.',
    passwordMissing: 'Enter your password.',
  },
  unavailable: 'We couldn’t connect. Please try again.',
} as const;

export type AuthFormTexts = Translation<typeof authFormTexts>;
