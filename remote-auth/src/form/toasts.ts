import type { ToastContent } from '@torsa/shared/toast';

/** The toasts of signing in and up (product specification, points 5 and 8), to the letter. */
export const toasts = {
  loginSuccessful: { kind: 'success', title: 'Login Successful' },
  teamLoginSuccessful: { kind: 'success', title: 'Team Login Successful' },
  founderLoginSuccessful: { kind: 'success', title: 'Founder Login Successful' },
  signUpSuccessful: {
    kind: 'success',
    title: 'Sign Up Successful!',
    message: 'Please check your email to verify your account.',
  },
  passwordMismatch: {
    kind: 'error',
    title: 'Password Mismatch',
    message: 'Passwords do not match. Please try again.',
  },
  /** Before signing in: the address is not on the team list. */
  teamOnly: {
    kind: 'error',
    title: 'Access Denied',
    message: 'This login is for authorized team members only.',
  },
  /** After signing in: the server does not call this person a team member. */
  teamNotAuthorized: {
    kind: 'error',
    title: 'Access Denied',
    message: 'You are not authorized for team access.',
  },
  founderMismatch: {
    kind: 'error',
    title: 'Login Failed',
    message: 'Invalid credentials for Founder access.',
  },
  employeeLogin: { kind: 'info', title: 'Employee login functionality is not yet implemented.' },
  loginFailed: (message = 'Invalid credentials. Please try again.') => ({
    kind: 'error',
    title: 'Login Failed',
    message,
  }),
  /** Ours, not the specification's, whose text for want of a message would be untrue in an outage. */
  loginUnavailable: (message = 'The service is not available right now. Please try again.') => ({
    kind: 'error',
    title: 'Login Failed',
    message,
  }),
  signUpFailed: (message = 'Could not create your account. Please try again.') => ({
    kind: 'error',
    title: 'Sign Up Failed',
    message,
  }),
} as const satisfies Record<string, ToastContent | ((...texts: never[]) => ToastContent)>;
