/** The toasts of login and sign-up, verbatim from points 5 and 8 of the product specification. */

export const loginSuccessToast = { title: 'Login Successful' };
export const teamLoginSuccessToast = { title: 'Team Login Successful' };
export const founderLoginSuccessToast = { title: 'Founder Login Successful' };
export const signUpSuccessToast = {
  title: 'Sign Up Successful!',
  message: 'Please check your email to verify your account.',
};
export const passwordMismatchToast = {
  title: 'Password Mismatch',
  message: 'Passwords do not match. Please try again.',
};
/** The toast before the login request, if the email address is not on the team list. */
export const staffLoginOnlyToast = {
  title: 'Access Denied',
  message: 'This login is for authorized team members only.',
};
/** The toast after the login request, if the backend does not know the user as a team member. */
export const teamNotAuthorizedToast = {
  title: 'Access Denied',
  message: 'You are not authorized for team access.',
};
export const founderRoleMismatchToast = {
  title: 'Login Failed',
  message: 'Invalid credentials for Founder access.',
};
export const employeeLoginToast = { title: 'Employee login functionality is not yet implemented.' };
export const loginFailedToast = {
  title: 'Login Failed',
  message: 'Invalid credentials. Please try again.',
};
/**
 * The toast for an unavailable backend. It is not in the specification, whose login error text would be wrong in that
 * case.
 */
export const loginUnavailableToast = {
  title: 'Login Failed',
  message: 'The service is not available right now. Please try again.',
};
export const signUpFailedToast = {
  title: 'Sign Up Failed',
  message: 'Could not create your account. Please try again.',
};
