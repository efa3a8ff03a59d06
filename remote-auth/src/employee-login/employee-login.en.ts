import { definePage } from '@torsa/shared/i18n';
import { formMessages } from '../form/form-messages.en.ts';
import {
  employeeLogin,
  loginFailed,
  loginUnavailable,
  teamLoginSuccessful,
} from '../form/toasts.en.ts';
import { EmployeeLoginPage } from './employee-login-page.tsx';

export default definePage('en', EmployeeLoginPage, {
  head: {
    title: 'Employee Login',
    description: 'The login for the employees of Torsa.',
  },
  lead: 'With your employee ID.',
  employeeId: 'Employee ID',
  employeeIdMissing: 'Enter your employee ID.',
  notOpen: 'The employee login is not open yet. What you typed was sent nowhere.',
  refused: 'This ID and password do not belong together. Check both, or use the team login.',
  toasts: { employeeLogin, teamLoginSuccessful, loginFailed, loginUnavailable },
  form: formMessages,
});
