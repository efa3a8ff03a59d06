import { icu } from '@torsa/shared/i18n/icu';
import type { ThreadCopy } from './thread.copy.en.ts';

export const threadCopy = {
  label: 'বার্তাগুলি',
  older: 'আরও পুরনো বার্তা দেখান',
  loadingOlder: 'লোড হচ্ছে…',
  you: 'আপনি',
  note: 'অভ্যন্তরীণ নোট',
  chat: 'চ্যাট থেকে',
  delivery: { queued: 'পাঠানো হচ্ছে…', sent: 'পাঠানো হয়েছে', failed: 'পৌঁছোনো যায়নি' },
  from: icu('{address} থেকে'),
  reason: icu('পৌঁছোনো যায়নি: {reason}'),
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
    noteHint: 'শুধু আপনার টিম এটি দেখে',
    asNote: 'উত্তরের বদলে অভ্যন্তরীণ নোট লিখুন',
    reply: 'উত্তর দিন',
    replying: 'পাঠানো হচ্ছে…',
    addNote: 'নোট যোগ করুন',
    addingNote: 'যোগ হচ্ছে…',
    keys: 'পাঠাতে কন্ট্রোল + এন্টার চাপুন',
    blank: 'একটি বার্তা লিখুন।',
    answeredMeanwhile: icu('{name} এইমাত্র উত্তর দিয়েছেন। আপনারটিও কি পাঠাতে চান?'),
    problems: {
      conflict: 'কথোপকথনটি এইমাত্র বদলেছে। নতুন বার্তাগুলি পড়ে তারপর পাঠান।',
      forbidden: 'পাঠানো গেল না। আপনার লেখা রাখা আছে। আবার লগ-ইন করে পাঠান।',
      missing: 'পাঠানো গেল না। এই কথোপকথনটি মুছে ফেলা হয়েছে।',
      offline: 'পাঠানো গেল না। আপনি অফলাইনে আছেন। আপনার লেখা রাখা আছে। সংযোগ ফিরলে পাঠান।',
      invalid: 'পাঠানো গেল না। বার্তাটি বেশি লম্বা। ছোট করে আবার পাঠান।',
      other: 'পাঠানো গেল না। আপনার লেখা রাখা আছে। আবার চেষ্টা করুন।',
    },
    lost: {
      title: icu('পাঠানো গেল না: {subject}'),
      message: 'আপনার লেখা সেখানে রাখা আছে। খুলে আবার পাঠান।',
    },
    replied: 'আপনার উত্তর পাঠানো হচ্ছে।',
    noted: 'নোট যোগ হয়েছে।',
  },
} satisfies ThreadCopy;
