import { definePage } from '@torsa/shared/i18n';
import type { Translation } from '@torsa/shared/i18n/message';
import { authFormTexts } from '../form/form.copy.en.ts';
import {
  employeeLoginToast,
  loginFailedToast,
  loginUnavailableToast,
  teamLoginSuccessToast,
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
    toast: employeeLoginToast,
    notice: 'The employee login is not open yet. Your ID and password were not sent.',
  },
  loggedIn: teamLoginSuccessToast,
  problems: {
    other: {
      toast: loginFailedToast,
      notice: 'Wrong ID or password. Check both, or use the team login.',
    },
    unavailable: { toast: loginUnavailableToast, notice: authFormTexts.unavailable },
  },
  form: authFormTexts,
} as const;

export type EmployeeLoginTexts = Translation<typeof copy>;

export default definePage('en', EmployeeLoginPage, copy);
