import { expect, test } from 'vitest';
import { failure } from './failure.ts';
import * as toasts from './toasts.copy.en.ts';

const failed = (words: { title: string; message: string }, message?: string) =>
  failure(words, 'Notice', { language: 'en', message }).toast;

const wording = [
  [toasts.loginSuccessful, 'Login Successful', undefined],
  [toasts.teamLoginSuccessful, 'Team Login Successful', undefined],
  [toasts.founderLoginSuccessful, 'Founder Login Successful', undefined],
  [
    toasts.signUpSuccessful,
    'Sign Up Successful!',
    'Please check your email to verify your account.',
  ],
  [toasts.passwordMismatch, 'Password Mismatch', 'Passwords do not match. Please try again.'],
  [toasts.teamOnly, 'Access Denied', 'This login is for authorized team members only.'],
  [toasts.teamNotAuthorized, 'Access Denied', 'You are not authorized for team access.'],
  [toasts.founderMismatch, 'Login Failed', 'Invalid credentials for Founder access.'],
  [toasts.employeeLogin, 'Employee login functionality is not yet implemented.', undefined],
  [failed(toasts.loginFailed), 'Login Failed', 'Invalid credentials. Please try again.'],
  [failed(toasts.loginFailed, 'Email not confirmed'), 'Login Failed', 'Email not confirmed'],
  [
    failed(toasts.signUpFailed),
    'Sign Up Failed',
    'Could not create your account. Please try again.',
  ],
  [failed(toasts.signUpFailed, 'Taken'), 'Sign Up Failed', 'Taken'],
] as const;

test.each(wording)('§8.13 %o reads to the letter', (toast, title, message) => {
  expect({ message: undefined, ...toast }).toMatchObject({ title, message });
});

test('the provider’s messages are English, and are not shown on a page in another language', () => {
  const { toast } = failure(toasts.loginFailed, '', { language: 'bn', message: 'Not confirmed' });
  expect(toast.message).toBe(toasts.loginFailed.message);
});
