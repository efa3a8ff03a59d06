import { definePage } from '@torsa/shared/i18n';
import type { Translation } from '@torsa/shared/i18n/message';
import { authFormTexts } from '../form/form.copy.en.ts';
import {
  passwordMismatchToast,
  signUpFailedToast,
  signUpSuccessToast,
} from '../form/toasts.copy.en.ts';
import { SignUpPage } from './sign-up-page.tsx';

const copy = {
  head: {
    title: 'Sign Up',
    description: 'Create a Torsa account to follow your projects and messages.',
  },
  lead: 'One account for your projects, messages and settings.',
  haveAccount: 'Already have an account?',
  logIn: 'Log in',
  fullName: 'Full Name',
  confirmPassword: 'Confirm Password',
  signUp: 'Sign Up',
  signingUp: 'Signing up…',
  data: 'We use this only for your account and your projects.',
  privacy: 'What we store',
  problems: {
    fullNameMissing: 'Enter your full name.',
    passwordMissing: 'Enter a password.',
    confirmPasswordMissing: 'Enter the password again.',
    passwordsDiffer: 'Enter the same password in both fields.',
  },
  mismatch: 'The two passwords are different. Your account has not been created yet.',
  failures: {
    weakPassword: {
      toast: signUpFailedToast,
      notice: 'That password is too easy to guess. Please use at least 10 characters.',
    },
    unavailable: { toast: signUpFailedToast, notice: authFormTexts.unavailable },
    other: {
      toast: signUpFailedToast,
      notice:
        'We couldn’t create your account. Check the address, or log in if you already have an account.',
    },
  },
  toasts: { signUpSuccessToast, passwordMismatchToast },
  form: authFormTexts,
} as const;

export type SignUpTexts = Translation<typeof copy>;

export default definePage('en', SignUpPage, copy);
