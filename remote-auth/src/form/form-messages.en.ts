import type { Translation } from '@torsa/shared/i18n/message';

/** The words that several of the forms have in common. */
export const formMessages = {
  email: 'Email',
  password: 'Password',
  logIn: 'Log In',
  loggingIn: 'Logging in…',
  managementLogins: 'All management logins',
  problems: {
    emailMissing: 'Enter your email address.',
    emailMalformed: 'Enter an email address such as name@example.com.',
    passwordMissing: 'Enter your password.',
  },
} as const;

export type FormMessages = Translation<typeof formMessages>;
