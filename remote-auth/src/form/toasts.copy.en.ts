/** The toasts of signing in and up (product specification, points 5 and 8), to the letter: each page takes its own. */

export const loginSuccessful = { title: 'Login Successful' };
export const teamLoginSuccessful = { title: 'Team Login Successful' };
export const founderLoginSuccessful = { title: 'Founder Login Successful' };
export const signUpSuccessful = {
  title: 'Sign Up Successful!',
  message: 'Please check your email to verify your account.',
};
export const passwordMismatch = {
  title: 'Password Mismatch',
  message: 'Passwords do not match. Please try again.',
};
/** Before signing in: the address is not on the team list. */
export const teamOnly = {
  title: 'Access Denied',
  message: 'This login is for authorized team members only.',
};
/** After signing in: the server does not call this person a team member. */
export const teamNotAuthorized = {
  title: 'Access Denied',
  message: 'You are not authorized for team access.',
};
export const founderMismatch = {
  title: 'Login Failed',
  message: 'Invalid credentials for Founder access.',
};
export const employeeLogin = { title: 'Employee login functionality is not yet implemented.' };
export const loginFailed = {
  title: 'Login Failed',
  message: 'Invalid credentials. Please try again.',
};
/** Ours, not the specification's, whose text for want of a message would be untrue in an outage. */
export const loginUnavailable = {
  title: 'Login Failed',
  message: 'The service is not available right now. Please try again.',
};
export const signUpFailed = {
  title: 'Sign Up Failed',
  message: 'Could not create your account. Please try again.',
};
