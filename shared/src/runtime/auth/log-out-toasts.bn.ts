import type { LogOutToasts } from './log-out-toasts.en.ts';

export const logOutToasts = {
  loggedOut: { title: 'লগ-আউট হয়েছে' },
  logoutFailed: { title: 'লগ-আউট হল না', message: 'লগ-আউট করা গেল না। আবার চেষ্টা করুন।' },
} satisfies LogOutToasts;
