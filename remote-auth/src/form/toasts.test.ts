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
  [toasts.loginSuccessToast, 'Login Successful', undefined],
  [toasts.teamLoginSuccessToast, 'Team Login Successful', undefined],
  [toasts.founderLoginSuccessToast, 'Founder Login Successful', undefined],
  [
    toasts.signUpSuccessToast,
    'Sign Up Successful!',
    'Please check your email to verify your account.',
  ],
  [toasts.passwordMismatchToast, 'Password Mismatch', 'Passwords do not match. Please try again.'],
  [toasts.staffLoginOnlyToast, 'Access Denied', 'This login is for authorized team members only.'],
  [toasts.teamNotAuthorizedToast, 'Access Denied', 'You are not authorized for team access.'],
  [toasts.founderRoleMismatchToast, 'Login Failed', 'Invalid credentials for Founder access.'],
  [toasts.employeeLoginToast, 'Employee login functionality is not yet implemented.', undefined],
  [failed(toasts.loginFailedToast), 'Login Failed', 'Invalid credentials. Please try again.'],
  [failed(toasts.loginFailedToast, 'Email not confirmed'), 'Login Failed', 'Email not confirmed'],
  [
    failed(toasts.signUpFailedToast),
    'Sign Up Failed',
    'Could not create your account. Please try again.',
  ],
  [failed(toasts.signUpFailedToast, 'Taken'), 'Sign Up Failed', 'Taken'],
] as const;

test.each(wording)(
  '§8.13 the toast %o has the specification’s text',
  async (toast, title, message) => {
    expect({ message: undefined, ...(await toast) }).toMatchObject({ title, message });
  },
);

test('the toast on pages in other languages does not show the backend’s English message', async () => {
  const toast = await failed(toasts.loginFailedToast, 'Not confirmed', 'bn');
  expect(toast.message).toBe(toasts.loginFailedToast.message);
});
