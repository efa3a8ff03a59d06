import { BackendError } from '@torsa/shared/database/backend-error';
import { expect, test } from 'vitest';
import { describeBackendFailure } from './failure.ts';
import * as toasts from './toasts.copy.en.ts';

type Toast = { title: string; message: string };
async function failed(toast: Toast, userMessage?: string, language: 'en' | 'bn' = 'en') {
  const error = new BackendError('forbidden', 'No', { userMessage });
  return (await describeBackendFailure(error, { other: { toast, notice: 'Notice' } }, language))
    .toast;
}

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

test.each(wording)(
  '§8.13 the toast %o has the specification’s text',
  async (toast, title, message) => {
    expect({ message: undefined, ...(await toast) }).toMatchObject({ title, message });
  },
);

test('pages in other languages do not show the backend’s English messages', async () => {
  const toast = await failed(toasts.loginFailed, 'Not confirmed', 'bn');
  expect(toast.message).toBe(toasts.loginFailed.message);
});
