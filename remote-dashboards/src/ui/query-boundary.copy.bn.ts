import type { QueryCopy } from './query-boundary.copy.en.ts';

export const queryCopy = {
  loading: 'লোড হচ্ছে',
  retry: 'আবার চেষ্টা করুন',
  problems: {
    unavailable: 'এটি লোড করা গেল না। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
    forbidden: 'আপনার সেশন শেষ হয়ে গেছে, অথবা এটি দেখার অনুমতি আপনার নেই। আবার লগ-ইন করে ফিরে আসুন।',
    missing: 'এখানে এখন আর কিছু নেই।',
  },
  stale: 'এটি একটু পুরোনো হতে পারে: শেষ বার নতুন কিছু আনা যায়নি।',
} satisfies QueryCopy;
