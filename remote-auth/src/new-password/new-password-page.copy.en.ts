import { definePage } from '@torsa/shared/i18n';
import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';
import { formCopy } from '../form/form.copy.en.ts';
import { NewPasswordPage } from './new-password-page.tsx';

const copy = {
  head: {
    title: 'Choose Your Password',
    description: 'Choose a new password for your Torsa account with the link from our mail.',
  },
  lead: 'The link in our mail proves that the address is yours.',
  whyButton:
    'Please press the button to go on. It is there because programs that check mail open links too, and would use yours up.',
  open: 'Choose my password',
  opening: 'Checking the link…',
  nothing: 'To choose a new password you need a link, which we send to your email address.',
  invalid:
    'This link does not work. It may have been used, it may be older than an hour, or a part of it may be missing. Please ask for a new one.',
  askForLink: 'Ask for a new link',
  chooseFor: icu('For {email}. Once it is saved, you are logged out on all other devices.'),
  newPassword: 'New Password',
  confirmPassword: 'Confirm Password',
  save: 'Save my password',
  saving: 'Saving…',
  saved: 'Your new password is set.',
  othersEnded: 'You are logged in here, and logged out everywhere else.',
  nowLogIn: 'You can log in with it now.',
  logIn: 'Log in',
  weak: 'That password is too easy to guess. Please use at least 10 characters.',
  same: 'That is already your password. Choose another one, or log in with it.',
  refused: 'The time for choosing a password is over.',
  problems: {
    passwordMissing: 'Enter a password.',
    confirmPasswordMissing: 'Enter the password again.',
    passwordsDiffer: 'Enter the same password in both fields.',
  },
  form: formCopy,
} as const;

export type NewPasswordCopy = Translation<typeof copy>;

export default definePage('en', NewPasswordPage, copy);
