import { definePage } from '@torsa/shared/i18n';
import type { Translation } from '@torsa/shared/i18n/message';
import { formCopy } from '../form/form.copy.en.ts';
import {
  employeeLogin,
  loginFailed,
  loginUnavailable,
  teamLoginSuccessful,
} from '../form/toasts.copy.en.ts';
import { EmployeeLoginPage } from './employee-login-page.tsx';

const copy = {
  head: {
    title: 'Employee Login',
    description: 'The login for the employees of Torsa.',
  },
  lead: 'Log in with your employee ID.',
  id: 'Employee ID',
  idMissing: 'Enter your employee ID.',
  closed: {
    toast: employeeLogin,
    notice: 'The employee login is not open yet. Your ID and password were not sent.',
  },
  loggedIn: teamLoginSuccessful,
  problems: {
    other: {
      toast: loginFailed,
      notice: 'Wrong ID or password. Check both, or use the team login.',
    },
    unavailable: { toast: loginUnavailable, notice: formCopy.unavailable },
  },
  form: formCopy,
} as const;

export type EmployeeLoginCopy = Translation<typeof copy>;

export default definePage('en', EmployeeLoginPage, copy);
