import type { LogOutTexts } from './log-out.copy.en.ts';

export const logOutTexts = {
  loggedOut: { title: 'লগ-আউট হয়েছে' },
  logoutFailed: { title: 'লগ-আউট হল না', message: 'লগ-আউট করা গেল না। আবার চেষ্টা করুন।' },
} satisfies LogOutTexts;
