import { icu } from '@torsa/shared/i18n/icu';
import { asksCopy } from './asks.copy.bn.ts';
import type { ClientAsksCopy } from './client-asks.copy.en.ts';

export const clientAsksCopy = {
  ...asksCopy,
  list: 'আপনার কাছে যা চাই',
  done: icu('হয়ে গেছে ({count})'),
  askedBy: icu('চেয়েছেন {who}'),
  changeRequest: icu('{who} একটি বদল চেয়েছেন:'),
  sendFiles: 'সব পাঠিয়ে দিয়েছি',
  noFile: 'আগে অন্তত একটি ফাইল আপলোড করুন।',
  labels: { text: 'আপনার লেখা', answer: 'আপনার উত্তর' },
  send: { text: 'লেখা পাঠান', answer: 'উত্তর পাঠান' },
  sending: 'পাঠানো হচ্ছে…',
  blank: 'কিছু লিখুন।',
  approve: 'অনুমোদন করুন',
  approveQuestion: 'আমরা ঠিক এটিই তৈরি করব। পরেও আমাদের লিখতে পারবেন।',
  changes: 'বদলাতে বলুন',
  changesLabel: 'কী বদলাতে হবে?',
  changesMissing: 'কী বদলাতে হবে, তা লিখুন।',
  cancel: 'বাতিল',
  sent: icu('পাঠিয়েছেন {day}'),
  accepted: 'পেয়েছি, ধন্যবাদ',
  change: 'বদলান',
  changeOf: icu('বদলান: {text}'),
  keep: 'যা পাঠিয়েছি, তা-ই থাক',
  justSent: 'পাঠানো হয়েছে। ধন্যবাদ।',
  thanks: icu('ধন্যবাদ। {who} এটি দেখবেন।'),
  sentBy: icu('{day} তারিখে {who} এটি পাঠিয়েছেন।'),
  withdrawn: icu('এটি আর লাগবে না: {text}'),
  problems: {
    conflict: 'এটি এইমাত্র বদলেছে। আবার পড়ে পাঠান।',
    forbidden: 'পাঠানো গেল না। আপনার লেখা রাখা আছে। আবার লগ-ইন করে পাঠান।',
    missing: 'পাঠানো গেল না। এটি আর নেই।',
    other: 'পাঠানো গেল না। আপনার লেখা রাখা আছে। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
  },
} satisfies ClientAsksCopy;
