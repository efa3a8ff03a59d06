import { definePage } from '@torsa/shared/i18n';
import { icu } from '@torsa/shared/i18n/icu';
import { queryStateTexts } from '../../ui/query-boundary.copy.bn.ts';
import { EmailLinkPage } from './link-page.tsx';

export default definePage('bn', EmailLinkPage, {
  head: { title: 'আপনার কাজ', description: 'তোর্সার একটি কাজ, লগ-ইন না করেই করতে পারেন।' },
  reading: queryStateTexts,
  loading: 'আপনার কাজটি লোড হচ্ছে',
  titles: {
    approval: 'আপনার অনুমোদন চাই',
    answer: 'আপনার কাছে একটি প্রশ্ন',
    text: 'আপনার লেখা চাই',
    files: 'আপনার ফাইল চাই',
  },
  person: icu('{person}-এর জন্য · {project}'),
  recordedAs: icu('এটি {person}-এর উত্তর হিসেবে লেখা থাকবে।'),
  onlyThis: 'এই লিংকে শুধু এই কাজটিই খোলে।',
  ended: {
    unknown: {
      title: 'লিংকটি কাজ করছে না',
      text: 'হয়তো লিংকের কিছুটা বাদ পড়েছে। ইমেল থেকে আবার খুলুন, বা লগ-ইন করুন।',
    },
    used: { title: 'ধন্যবাদ', text: 'আমরা পেয়ে গেছি। এই লিংকের কাজ শেষ।' },
    done: { title: 'এটি হয়ে গেছে', text: 'এই লিংকটি আর লাগবে না।' },
    expired: {
      title: 'লিংকটির মেয়াদ শেষ',
      text: 'লিংক ১৪ দিন কাজ করে। কাজটি দেখতে লগ-ইন করুন।',
    },
    replaced: {
      title: 'লিংকটি পুরনো হয়ে গেছে',
      text: 'এ বিষয়ে আমাদের সবচেয়ে নতুন ইমেলটি খুলুন, বা লগ-ইন করুন।',
    },
  },
  logIn: 'লগ-ইন করুন',
  dashboard: 'আমার ড্যাশবোর্ড খুলুন',
});
