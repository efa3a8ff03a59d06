import { definePage } from '@torsa/shared/i18n';
import { icu } from '@torsa/shared/i18n/icu';
import { portalCopy } from '../../app/portal.copy.bn.ts';
import { queryCopy } from '../../ui/query-boundary.copy.bn.ts';
import type { TaskCopy } from './tasks-page.copy.en.ts';
import { TasksPage } from './tasks-page.tsx';

const copy = {
  ...portalCopy,
  reading: queryCopy,
  head: { title: 'কাজের তালিকা', description: 'টিমের কে কী করছেন, আর কবের মধ্যে।' },
  lead: 'কে কী করছেন, আর কবের মধ্যে।',
  loading: 'কাজের তালিকা লোড হচ্ছে',
  viewLabel: 'কোন কাজ',
  views: { mine: 'আমার', person: 'জন ধরে', project: 'প্রকল্প ধরে', calendar: 'ক্যালেন্ডার' },
  states: { todo: 'করার আছে', doing: 'করা হচ্ছে', done: 'হয়ে গেছে' },
  words: { due: 'শেষ দিন', late: 'দেরি', undated: 'দিন ঠিক হয়নি' },
  unassigned: 'কারও হাতে নেই',
  noneHere: 'এখানে কিছু নেই।',
  moveOf: icu('“{title}” কোথায় নেবেন'),
  moved: icu('“{title}” এখন “{column}”-এ।'),
  movedMeanwhile: icu('এর মধ্যে কেউ “{title}” বদলেছেন, তাই সরানো হল না। এখন যেমন আছে তা দেখছেন।'),
  notMoved: icu('“{title}” সরানো গেল না। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।'),
  change: 'বদলান',
  changeOf: icu('“{title}” বদলান'),
  conflict: 'এর মধ্যে কেউ কাজটি বদলেছেন। আবার দেখে নিন।',
  failed: 'রাখা হল না। আপনার লেখা রাখা আছে। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
  save: 'বদল রাখুন',
  delete: 'মুছে দিন',
  newTask: 'নতুন কাজ',
  title: 'কী করতে হবে',
  titleMissing: 'কী করতে হবে, লিখুন।',
  project: 'প্রকল্প',
  assignee: 'কে করবেন',
  due: 'কবের মধ্যে',
  dayMalformed: '২০০০ থেকে ২১০০ সালের মধ্যে সত্যিই আছে এমন একটি তারিখ দিন, যেমন ২৫ নভেম্বর ২০২৬।',
  add: 'কাজটি যোগ করুন',
  before: 'আগের মাস',
  after: 'পরের মাস',
  today: 'আজ',
  projectDue: 'প্রকল্পের শেষ দিন',
  notAllShown: icu(
    'যেগুলির শেষ দিন আগে, সেই {count, number}টি এখানে আছে। কোনো প্রকল্পের সব কাজ দেখতে প্রকল্পটি বেছে নিন।',
  ),
  unknownMonth: icu('“{text}” ২০০০ থেকে ২১০০ সালের কোনো মাস নয়। ক্যালেন্ডারে এই মাসটি দেখানো হচ্ছে।'),
  nothingDue: 'এই মাসে কিছুর শেষ দিন নেই।',
} satisfies TaskCopy;

export default definePage('bn', TasksPage, copy);
