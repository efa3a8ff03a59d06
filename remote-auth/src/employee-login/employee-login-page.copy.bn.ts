import { definePage } from '@torsa/shared/i18n';
import { formCopy } from '../form/form.copy.bn.ts';
import {
  employeeLoginToast,
  loginFailedToast,
  loginUnavailableToast,
  teamLoginSuccessToast,
} from '../form/toasts.copy.bn.ts';
import { EmployeeLoginPage } from './employee-login-page.tsx';

export default definePage('bn', EmployeeLoginPage, {
  head: {
    title: 'কর্মী লগ-ইন',
    description: 'তোর্সার কর্মীদের লগ-ইন।',
  },
  lead: 'আপনার কর্মী আইডি দিয়ে লগ-ইন করুন।',
  id: 'কর্মী আইডি',
  idMissing: 'আপনার কর্মী আইডি লিখুন।',
  closed: {
    toast: employeeLoginToast,
    notice: 'কর্মী লগ-ইন এখনও চালু হয়নি। আপনার আইডি আর পাসওয়ার্ড কোথাও পাঠানো হয়নি।',
  },
  loggedIn: teamLoginSuccessToast,
  problems: {
    other: {
      toast: loginFailedToast,
      notice: 'আইডি বা পাসওয়ার্ড ভুল। দুটিই দেখে নিন, বা টিম লগ-ইন ব্যবহার করুন।',
    },
    unavailable: { toast: loginUnavailableToast, notice: formCopy.unavailable },
  },
  form: formCopy,
});
