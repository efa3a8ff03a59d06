import { logOutTexts } from '@torsa/shared/auth/log-out.copy.bn';
import type { PortalTexts } from './portal.copy.en.ts';
import { navTexts } from './portal-nav.copy.bn.ts';

export const portalTexts = {
  portal: navTexts,
  loading: { title: 'আপনার ড্যাশবোর্ড লোড হচ্ছে…', label: 'আপনার ড্যাশবোর্ড লোড হচ্ছে' },
  logOut: 'লগ-আউট করুন',
  loggingOut: 'লগ-আউট হচ্ছে…',
  logOutTexts,
  profile: {
    title: 'আমার প্রোফাইল',
    name: 'নাম',
    nameless: 'ব্যবহারকারী',
    email: 'ইমেল',
    noEmail: 'দেওয়া নেই',
    userId: 'ব্যবহারকারী আইডি',
    role: 'ভূমিকা',
  },
  copyButton: {
    action: 'কপি করুন',
    copied: 'কপি হয়েছে',
    failed: 'কপি করা গেল না। লেখাটি বেছে নিয়ে নিজে কপি করুন।',
  },
} satisfies PortalTexts;
