import { translated } from '@torsa/shared/i18n';
import type { Translation } from '@torsa/shared/i18n/message';
import { formMessages } from '../form/form-messages.en.ts';
import { employeeLogin } from '../form/toasts.en.ts';
import { EmployeeLoginPage } from './employee-login-page.tsx';

const messages = {
  head: {
    title: 'Employee Login',
    description: 'The login for the employees of Torsa.',
  },
  lead: 'With your employee ID.',
  employeeId: 'Employee ID',
  employeeIdMissing: 'Enter your employee ID.',
  notOpen: 'The employee login is not open yet. What you typed was sent nowhere.',
  toasts: { employeeLogin },
  form: formMessages,
} as const;

export type EmployeeLoginMessages = Translation<typeof messages>;

export default translated('en', EmployeeLoginPage, messages);
