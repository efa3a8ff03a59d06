import { definePage } from '@torsa/shared/i18n';
import { formCopy } from '../form/form.copy.bn.ts';
import {
  founderLoginSuccessToast,
  founderRoleMismatchToast,
  loginUnavailableToast,
} from '../form/toasts.copy.bn.ts';
import { FounderLoginPage } from './founder-login-page.tsx';

export default definePage('bn', FounderLoginPage, {
  head: {
    title: 'প্রতিষ্ঠাতা লগ-ইন',
    description: 'তোর্সার প্রতিষ্ঠাতার লগ-ইন।',
  },
  lead: 'আপনার প্রতিষ্ঠাতা আইডি দিয়ে লগ-ইন করুন।',
  id: 'প্রতিষ্ঠাতা আইডি',
  idMissing: 'আপনার প্রতিষ্ঠাতা আইডি লিখুন।',
  loggedIn: founderLoginSuccessToast,
  problems: {
    other: {
      toast: founderRoleMismatchToast,
      notice: 'প্রতিষ্ঠাতা আইডি বা পাসওয়ার্ড ভুল। দুটিই দেখে নিয়ে আবার চেষ্টা করুন।',
    },
    unavailable: { toast: loginUnavailableToast, notice: formCopy.unavailable },
  },
  form: formCopy,
});
