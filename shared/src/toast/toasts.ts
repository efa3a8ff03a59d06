import type { ToastContent } from './toast-content.ts';

/** Every toast of the product specification (points 5 and 8), to the letter. */
export const toasts = {
  messageSent: {
    kind: 'success',
    title: 'Message Sent!',
    message: "Thank you for contacting us. We'll get back to you soon.",
  },
  messageFailed: {
    kind: 'error',
    title: 'Error Sending Message',
    message: 'Something went wrong. Please try again later.',
  },
  loginSuccessful: { kind: 'success', title: 'Login Successful' },
  teamLoginSuccessful: { kind: 'success', title: 'Team Login Successful' },
  founderLoginSuccessful: { kind: 'success', title: 'Founder Login Successful' },
  signUpSuccessful: {
    kind: 'success',
    title: 'Sign Up Successful!',
    message: 'Please check your email to verify your account.',
  },
  loggedOut: { kind: 'success', title: 'Logged Out' },
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
  logoutFailed: (message = 'Could not log out. Please try again.') => ({
    kind: 'error',
    title: 'Logout Failed',
    message,
  }),
} as const satisfies Record<string, ToastContent | ((...texts: never[]) => ToastContent)>;
