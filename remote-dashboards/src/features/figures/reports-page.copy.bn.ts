import { definePage } from '@torsa/shared/i18n';
import { icu } from '@torsa/shared/i18n/icu';
import { portalTexts } from '../../app/portal.copy.bn.ts';
import { queryStateTexts } from '../../ui/query-boundary.copy.bn.ts';
import { undoTexts } from '../../ui/undo-toast.copy.bn.ts';
import type { ReportsPageTexts } from './reports-page.copy.en.ts';
import { ReportsPage } from './reports-page.tsx';

const copy = {
  ...portalTexts,
  reading: queryStateTexts,
  head: { title: 'রিপোর্ট', description: 'এক সপ্তাহে বা এক মাসে টিম যা করেছে।' },
  loading: 'রিপোর্ট লোড হচ্ছে',
  period: 'সময়',
  periods: { week: 'সাপ্তাহিক রিপোর্ট', month: 'মাসিক রিপোর্ট' },
  earlierWeek: 'আগের সপ্তাহ',
  laterWeek: 'পরের সপ্তাহ',
  unknownDay: icu('“{text}” ২০০০ থেকে ২১০০ সালের কোনো তারিখ নয়। রিপোর্টে বর্তমান সময়কাল দেখানো হচ্ছে।'),
  span: icu('{first} থেকে {last}'),
  team: icu('টিমে {count, number} জন'),
  figures: 'রিপোর্টের হিসাব',
  columns: {
    person: 'কর্মী',
    moved: 'প্রকল্পের নতুন ধাপ',
    done: 'শেষ হওয়া কাজ',
    overdue: 'দেরি হওয়া কাজ',
    answered: 'উত্তর দেওয়া বার্তা',
    median: 'সাধারণত প্রথম উত্তর',
  },
  medianSeconds: 'প্রথম উত্তরের সময় (মধ্যমা), সেকেন্ডে',
  beside: { week: icu('আগের সপ্তাহে {value}'), month: icu('আগের মাসে {value}') },
  all: 'টিমের মোট',
  summary: {
    done: icu(
      'টিম {done, number}টি কাজ শেষ করেছে, প্রকল্পে {moved, number}টি নতুন ধাপে পৌঁছেছে এবং {answered, number}টি বার্তার উত্তর দিয়েছে।',
    ),
    before: {
      week: icu('আগের সপ্তাহে {done, number}টি কাজ শেষ হয়েছিল।'),
      month: icu('আগের মাসে {done, number}টি কাজ শেষ হয়েছিল।'),
    },
    reply: icu('প্রথম উত্তর পেতে সাধারণত {time} লেগেছে।'),
    overdue: icu('{overdue, plural, =0 {কোনো কাজে দেরি হয়নি।} other {#টি কাজে দেরি হচ্ছে।}}'),
  },
  launched: 'চালু হয়েছে',
  late: 'দেরি হওয়া প্রকল্প',
  due: icu('শেষ হওয়ার কথা ছিল {day}'),
  causes: {
    client: icu('ক্লায়েন্টের অপেক্ষায়: {reason}'),
    us: icu('আমাদের কাজ বাকি: {reason}'),
    update: icu('শেষ আপডেট: {reason}'),
    none: 'কারণ লেখা নেই।',
  },
  next: {
    title: { week: 'আগামী সপ্তাহ', month: 'আগামী মাস' },
    due: icu('শেষ হওয়ার কথা {day}'),
    tasks: icu('{tasks, plural, other {#টি কাজ বাকি}}'),
  },
  noProject: 'প্রকল্প ছাড়া কাজ',
  moreProjects: icu('এবং আরও {missing}টি'),
  trend: {
    title: 'গত ১২ মাস',
    month: 'মাস',
    enquiries: 'জিজ্ঞাসা',
    soFar: icu('{month}, এ পর্যন্ত'),
  },
  zone: icu('দিন ও সময় {zone} অনুযায়ী।'),
  byPerson: 'কে কতটা কাজ করেছেন',
  print: 'ছাপুন',
  export: 'সিএসভি ফাইল ডাউনলোড করুন',
  email: {
    undo: undoTexts,
    title: 'রিপোর্টটি ইমেলে নিন',
    note: 'নিজের কথা',
    hint: 'আপনার লেখাটি হিসাবের উপরে থাকবে।',
    send: 'রিপোর্ট পাঠান',
    sending: 'পাঠানো হচ্ছে…',
    keep: icu('{day}-এর ইমেলে জুড়ে দিন'),
    cancel: 'বাতিল করুন',
    sent: 'রিপোর্ট পাঠানো হয়েছে',
    sentWhere: 'একটু পরেই আপনার মেলবক্সে পৌঁছবে।',
    kept: icu('লেখাটি {day}-এর ইমেলে জোড়া হয়েছে'),
    removed: icu('{day}-এর ইমেল থেকে লেখাটি সরানো হয়েছে'),
    problems: {
      conflict: 'এই মাসের ইমেলটি আগেই পাঠানো হয়ে গেছে। রিপোর্টটি এখনই পাঠান।',
      forbidden: 'পাঠানো গেল না। আপনার লগ-ইনের সময় শেষ। আবার লগ-ইন করুন।',
      other: 'পাঠানো গেল না। আপনার লেখা রাখা আছে। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
    },
  },
} satisfies ReportsPageTexts;

export default definePage('bn', ReportsPage, copy);
