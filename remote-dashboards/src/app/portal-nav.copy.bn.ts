import { icu } from '@torsa/shared/i18n/icu';
import type { NavTexts } from './portal-nav.copy.en.ts';
import { portalSearchTexts } from './search.copy.bn.ts';

export const navTexts = {
  label: 'পোর্টাল',
  skip: 'মেনু বাদ দিয়ে এগোন',
  more: 'আরও',
  fold: 'শুধু আইকন দেখান',
  unfold: 'নাম দেখান',
  views: 'সেভ করা তালিকা',
  printed: {
    byStaff: icu('তোর্সা · তৈরি করেছেন {name} · {day}'),
    byClient: icu('তোর্সা · ছেপেছেন {name} · {day}'),
  },
  saveView: { save: 'তালিকা সেভ করুন', change: 'সেভ করা তালিকা বদলান' },
  search: portalSearchTexts,
  network: {
    offline: 'আপনি অফলাইনে আছেন।',
    unreachable: 'তোর্সার সঙ্গে সংযোগ নেই।',
    older: 'তথ্য পুরনো হতে পারে।',
    rest: 'পাতাটি খোলা থাকলে আপনার লেখাও থাকবে।',
    retry: 'সংযোগ করুন',
    hide: 'লুকান',
    back: 'সংযোগ ফিরে এসেছে।',
  },
  waiting: icu('{count, plural, =0 {কোনো উত্তর বাকি নেই} other {#টির উত্তর বাকি}}'),
  unread: icu('{count}টি নতুন'),
} satisfies NavTexts;
