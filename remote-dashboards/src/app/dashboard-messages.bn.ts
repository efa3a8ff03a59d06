import { logOutCopy } from '@torsa/shared/auth/log-out.copy.bn';
import type { DashboardMessages } from './dashboard-messages.en.ts';
import { portalMessages } from './portal-messages.bn.ts';

export const dashboardMessages = {
  portal: portalMessages,
  loading: { title: 'আপনার ড্যাশবোর্ড লোড হচ্ছে…', label: 'আপনার ড্যাশবোর্ড লোড হচ্ছে' },
  logOut: 'লগ-আউট করুন',
  loggingOut: 'লগ-আউট হচ্ছে…',
  logOutCopy,
  profile: {
    title: 'আমার প্রোফাইল',
    name: 'নাম',
    nameless: 'ব্যবহারকারী',
    email: 'ইমেল',
    noEmail: 'দেওয়া নেই',
    userId: 'ব্যবহারকারী আইডি',
    role: 'ভূমিকা',
  },
  copy: { action: 'কপি করুন', copied: 'কপি হয়েছে', failed: 'কপি হল না: লেখাটি বেছে নিয়ে করুন' },
} satisfies DashboardMessages;
