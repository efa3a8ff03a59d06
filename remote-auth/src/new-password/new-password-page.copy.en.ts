import { definePage } from '@torsa/shared/i18n';
import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';
import { authFormTexts } from '../form/form.copy.en.ts';
import { NewPasswordPage } from './new-password-page.tsx';

const copy = {
  head: {
    title: 'Choose Your Password',
    description: 'Choose a new password for your Torsa account with the link from our email.',
  },
  lead: 'The link in our email proves that the address is yours.',
  whyButton:
    'Please press the button to continue. This extra step stops email scanners from using up your link.',
  open: 'Choose my password',
  opening: 'Checking the link…',
  nothing: 'To choose a new password, you need a link that we send to your email address.',
  invalid:
    'This link does not work. It may have been used already, it may be older than an hour, or part of it may be missing. Please request a new one.',
  askForLink: 'Request a new link',
  chooseFor: icu('Password for {email}. Saving it logs you out on all other devices.'),
  newPassword: 'New Password',
  confirmPassword: 'Confirm Password',
  save: 'Save my password',
  saving: 'Saving…',
  saved: 'Your new password is set.',
  othersEnded: 'You are logged in here, and logged out on all other devices.',
  nowLogIn: 'You can log in now.',
  logIn: 'Log in',
  weak: 'That password is too easy to guess. Please use at least 10 characters.',
  same: 'This is already your password. Choose another one, or log in with it.',
  refused: 'This link has expired. Please request a new one.',
  problems: {
    passwordMissing: 'Enter a password.',
    confirmPasswordMissing: 'Enter the password again.',
    passwordsDiffer: 'Enter the same password in both fields.',
  },
  form: authFormTexts,
} as const;

export type NewPasswordTexts = Translation<typeof copy>;

export default definePage('en', NewPasswordPage, copy);
