import { icu } from '@torsa/shared/i18n/icu';
import type { QueryStateTexts } from './query-boundary.copy.en.ts';

export const queryStateTexts = {
  loading: 'লোড হচ্ছে',
  slow: 'এখনও লোড হচ্ছে…',
  retry: 'আবার চেষ্টা করুন',
  call: icu('ফোন {number}'),
  problems: {
    unavailable: 'এটি লোড করা গেল না। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
    forbidden: 'এটি দেখতে আবার লগ-ইন করুন। তারপরও না খুললে বুঝবেন, এটি দেখার অনুমতি আপনার অ্যাকাউন্টের নেই।',
    missing: 'এটি সরিয়ে ফেলা হয়েছে।',
  },
  paused: 'সংযোগ ফিরলে এটি লোড হবে।',
  stale: icu('আপনি হয়তো অফলাইনে আছেন। এই তথ্য {time}-এর।'),
} satisfies QueryStateTexts;
