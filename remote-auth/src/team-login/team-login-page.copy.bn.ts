import { definePage } from '@torsa/shared/i18n';
import { formCopy } from '../form/form.copy.bn.ts';
import {
  loginFailedToast,
  loginUnavailableToast,
  staffLoginOnlyToast,
  teamLoginSuccessToast,
  teamNotAuthorizedToast,
} from '../form/toasts.copy.bn.ts';
import { TeamLoginPage } from './team-login-page.tsx';

export default definePage('bn', TeamLoginPage, {
  head: {
    title: 'টিম লগ-ইন',
    description: 'তোর্সা টিমের ড্যাশবোর্ডে লগ-ইন করুন।',
  },
  lead: 'টিম লিডার ও টিমের সদস্যদের জন্য।',
  id: 'টিমের ইমেল',
  idMissing: 'আপনার টিমের ইমেল ঠিকানা লিখুন।',
  loggedIn: teamLoginSuccessToast,
  problems: {
    notListed: {
      toast: staffLoginOnlyToast,
      notice: 'এই ঠিকানাটি টিমের তালিকায় নেই। আপনি গ্রাহক হলে লগ-ইন পাতায় যান।',
    },
    notTeam: {
      toast: teamNotAuthorizedToast,
      notice: 'এই অ্যাকাউন্টটি টিমে নেই। প্রতিষ্ঠাতাকে যোগ করে দিতে বলুন।',
    },
    other: {
      toast: loginFailedToast,
      notice: 'ইমেল ঠিকানা বা পাসওয়ার্ড ভুল। দুটিই দেখে নিন, বা নতুন পাসওয়ার্ড বেছে নিন।',
    },
    unavailable: { toast: loginUnavailableToast, notice: formCopy.unavailable },
  },
  form: formCopy,
});
