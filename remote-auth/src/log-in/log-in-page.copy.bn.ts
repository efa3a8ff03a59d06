import { definePage } from '@torsa/shared/i18n';
import { formCopy } from '../form/form.copy.bn.ts';
import {
  loginFailedToast,
  loginSuccessToast,
  loginUnavailableToast,
} from '../form/toasts.copy.bn.ts';
import { unconfirmedEmailTexts } from '../unconfirmed/unconfirmed.copy.bn.ts';
import { LogInPage } from './log-in-page.tsx';

export default definePage('bn', LogInPage, {
  head: {
    title: 'লগ-ইন',
    description: 'আপনার প্রকল্প, বার্তা আর সেটিংস দেখতে তোর্সায় লগ-ইন করুন।',
  },
  lead: 'আপনার প্রকল্প, বার্তা আর সেটিংস, সব এক জায়গায়।',
  newHere: 'নতুন এসেছেন?',
  signUp: 'সাইন-আপ করুন',
  loggedIn: loginSuccessToast,
  problems: {
    unavailable: { toast: loginUnavailableToast, notice: formCopy.unavailable },
    other: {
      toast: loginFailedToast,
      notice: 'ইমেল ঠিকানা বা পাসওয়ার্ড ভুল। দুটিই দেখে নিন, বা নতুন পাসওয়ার্ড বেছে নিন।',
    },
  },
  unconfirmed: unconfirmedEmailTexts,
  mailLink: {
    confirmed: 'আপনার ইমেল ঠিকানা নিশ্চিত হয়েছে। এবার লগ-ইন করতে পারেন।',
    invalid: 'লিংকটি আর কাজ করছে না। লগ-ইন করুন, বা আবার সাইন-আপ করুন।',
  },
  form: formCopy,
});
