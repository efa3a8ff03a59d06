import { icu } from '@torsa/shared/i18n/icu';
import type { UnconfirmedEmailTexts } from './unconfirmed.copy.en.ts';

export const unconfirmedEmailTexts = {
  notYet: icu(
    '{email} ঠিকানাটি এখনও নিশ্চিত করা হয়নি। আমাদের ইমেলের লিংকটি খুলুন, তারপর লগ-ইন করুন। ইমেলটি স্প্যাম ফোল্ডারেও থাকতে পারে।',
  ),
  resend: 'আবার পাঠান',
  resendIn: icu('{seconds, number} সেকেন্ড পরে আবার পাঠান'),
  resending: 'পাঠানো হচ্ছে…',
  sentAgain: icu('{email} ঠিকানায় ইমেলটি আবার পাঠানো হয়েছে। শেষ ইমেলটি ব্যবহার করুন।'),
  notSent: 'ইমেলটি পাঠানো গেল না। আবার চেষ্টা করুন।',
  wrongAddress: 'ঠিকানা ভুল?',
} satisfies UnconfirmedEmailTexts;
