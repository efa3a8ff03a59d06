import { definePage } from '@torsa/shared/i18n';
import { icu } from '@torsa/shared/i18n/icu';
import { portalCopy } from '../../app/portal.copy.bn.ts';
import { queryCopy } from '../../ui/query-boundary.copy.bn.ts';
import type { ReportCopy } from './reports-page.copy.en.ts';
import { ReportsPage } from './reports-page.tsx';

const copy = {
  ...portalCopy,
  reading: queryCopy,
  head: { title: 'রিপোর্ট', description: 'এক সপ্তাহে বা এক মাসে টিম যা করেছে।' },
  lead: 'যে সব প্রকল্প আপনি দেখতে পান, তাতে যা হয়েছে।',
  loading: 'রিপোর্ট লোড হচ্ছে',
  period: 'সময়',
  periods: { week: 'সাপ্তাহিক রিপোর্ট', month: 'মাসিক রিপোর্ট' },
  before: 'আগেরটি',
  after: 'পরেরটি',
  unknownDay: icu('“{text}” ২০০০ থেকে ২১০০ সালের কোনো তারিখ নয়। রিপোর্টটি আজকের।'),
  span: icu('{first} থেকে {last}'),
  figures: 'সংখ্যায় রিপোর্ট',
  columns: {
    person: 'কে',
    moved: 'প্রকল্প এগিয়েছে',
    done: 'কাজ হয়েছে',
    overdue: 'শেষে দেরিতে থাকা কাজ',
    answered: 'বার্তার উত্তর',
    median: 'প্রথম উত্তর, মধ্যমা',
  },
  medianSeconds: 'প্রথম উত্তর, মধ্যমা, সেকেন্ডে',
  beside: { week: icu('আগের সপ্তাহে {value}'), month: icu('আগের মাসে {value}') },
  all: 'সব মিলিয়ে',
  print: 'ছাপুন',
  export: 'সিএসভি ফাইল নামান',
} satisfies ReportCopy;

export default definePage('bn', ReportsPage, copy);
