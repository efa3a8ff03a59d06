import { expect, test } from 'vitest';
import { toasts } from './toasts.ts';

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
  [toasts.loginFailed(), 'Login Failed', 'Invalid credentials. Please try again.'],
  [toasts.loginFailed('Email not confirmed'), 'Login Failed', 'Email not confirmed'],
  [toasts.signUpFailed(), 'Sign Up Failed', 'Could not create your account. Please try again.'],
  [toasts.signUpFailed('Taken'), 'Sign Up Failed', 'Taken'],
] as const;

test.each(wording)('§8 %o reads to the letter', (toast, title, message) => {
  expect({ message: undefined, ...toast }).toMatchObject({ title, message });
});
