import { icu } from '@torsa/shared/i18n/icu';
import type { ThreadCopy } from './thread.copy.en.ts';

export const threadCopy = {
  label: 'বার্তাগুলি',
  older: 'আরও পুরনো বার্তা দেখান',
  loadingOlder: 'লোড হচ্ছে…',
  you: 'আপনি',
  note: 'অভ্যন্তরীণ নোট',
  chat: 'চ্যাট থেকে',
  delivery: { queued: 'পাঠানোর অপেক্ষায়', sent: 'পাঠানো হয়েছে', failed: 'পৌঁছোয়নি' },
  from: icu('{address} থেকে'),
  reason: icu('পৌঁছোয়নি: {reason}'),
  files: {
    label: 'ফাইল',
    download: icu('{name} ডাউনলোড করুন'),
    failed: 'ফাইলটি আনা গেল না। আবার চেষ্টা করুন।',
  },
  quotation: {
    show: 'উদ্ধৃত লেখা দেখুন',
    loading: 'আসছে…',
    failed: 'উদ্ধৃত লেখা আনা গেল না। বন্ধ করে আবার চেষ্টা করুন।',
  },
  composer: {
    label: 'আপনার উত্তর',
    noteLabel: 'আপনার নোট',
    noteHint: 'শুধু সহকর্মীদের জন্য',
    asNote: 'উত্তরের বদলে অভ্যন্তরীণ নোট লিখুন',
    reply: 'উত্তর দিন',
    replying: 'পাঠানো হচ্ছে…',
    addNote: 'নোট যোগ করুন',
    addingNote: 'যোগ হচ্ছে…',
    keys: 'কন্ট্রোল + এন্টার চাপলেও পাঠানো যায়',
    blank: 'আগে কিছু লিখুন।',
    answeredMeanwhile: icu('এর মধ্যে {name} উত্তর দিয়েছেন। পড়ে দেখুন, তারপরও দরকার হলে আপনারটি পাঠান।'),
    problems: {
      conflict: 'এর মধ্যে এখানে কিছু বদলেছে। বার্তাগুলি আবার পড়ে তারপর পাঠান।',
      forbidden: 'পাঠানো গেল না: আপনার সেশন শেষ। আবার লগ-ইন করুন; যা লিখেছেন তা এখানে রাখা আছে।',
      missing: 'পাঠানো গেল না: এই কথোপকথনটি আর নেই।',
      offline: 'পাঠানো গেল না: আপনি অফলাইন আছেন। যা লিখেছেন তা রাখা আছে: নেটওয়ার্ক ফিরলে পাঠান।',
      invalid: 'পাঠানো গেল না: একটি বার্তা এত বড় হতে পারে না।',
      unavailable: 'পাঠানো গেল না। যা লিখেছেন তা রাখা আছে: আবার চেষ্টা করুন।',
    },
    lost: {
      title: icu('পাঠানো গেল না: {subject}'),
      message: 'যা লিখেছেন তা সেখানে রাখা আছে। খুলে আবার পাঠান।',
    },
    replied: 'আপনার উত্তর পাঠানো হচ্ছে।',
    noted: 'আপনার নোট রাখা হল।',
  },
} satisfies ThreadCopy;
