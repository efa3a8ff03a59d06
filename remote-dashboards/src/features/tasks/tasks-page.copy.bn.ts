import { definePage } from '@torsa/shared/i18n';
import { icu } from '@torsa/shared/i18n/icu';
import { portalCopy } from '../../app/portal.copy.bn.ts';
import { queryCopy } from '../../ui/query-boundary.copy.bn.ts';
import { shortcutCopy } from '../../ui/shortcuts.copy.bn.ts';
import { undoCopy } from '../../ui/undo-toast.copy.bn.ts';
import type { TaskCopy } from './tasks-page.copy.en.ts';
import { TasksPage } from './tasks-page.tsx';

const copy = {
  ...portalCopy,
  reading: queryCopy,
  undo: undoCopy,
  shortcuts: shortcutCopy,
  keys: { c: 'নতুন কাজ', j: 'পরের কাজ', k: 'আগের কাজ', z: 'ফিরিয়ে নিন' },
  head: { title: 'কাজের তালিকা', description: 'টিমের কাজ, দায়িত্ব আর শেষ তারিখ।' },
  loading: 'কাজের তালিকা লোড হচ্ছে',
  viewLabel: 'কীভাবে দেখবেন',
  views: { list: 'তালিকা', board: 'বোর্ড', project: 'প্রকল্প ধরে', calendar: 'ক্যালেন্ডার' },
  states: { todo: 'করার আছে', doing: 'করা হচ্ছে', done: 'হয়ে গেছে' },
  words: { due: 'শেষ তারিখ', late: 'দেরি হয়েছে', undated: 'তারিখ নেই' },
  unassigned: 'কাউকে দেওয়া হয়নি',
  noneHere: 'কোনো কাজ নেই',
  moveOf: icu('“{title}” কোথায় সরাবেন'),
  moved: icu('“{title}” “{column}”-এ সরানো হয়েছে'),
  moveProblems: {
    conflict: icu('অন্য কেউ আগে “{title}” বদলেছেন, তাই সরানো হয়নি। আপনি সর্বশেষ অবস্থা দেখছেন।'),
    other: icu('“{title}” সরানো গেল না। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।'),
  },
  changeProblems: {
    conflict: icu(
      'অন্য কেউ আগে “{title}” বদলেছেন, তাই আপনার বদলটি সেভ হয়নি। আপনি সর্বশেষ অবস্থা দেখছেন।',
    ),
    other: icu('“{title}” বদলানো গেল না। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।'),
  },
  movedToProject: icu('“{title}” এখন {project} প্রকল্পে'),
  assigneeOf: icu('“{title}” কার দায়িত্বে'),
  assigned: icu('“{title}” এখন {name}-এর দায়িত্বে'),
  unassignedNow: icu('“{title}” এখন কারও দায়িত্বে নেই'),
  dueOf: icu('“{title}” কাজের শেষ তারিখ'),
  dueMoved: icu('“{title}” কাজের শেষ তারিখ {day}'),
  dueCleared: icu('“{title}” কাজের আর শেষ তারিখ নেই'),
  groups: {
    late: 'দেরি হয়েছে',
    today: 'আজ',
    thisWeek: 'এই সপ্তাহ',
    nextWeek: 'পরের সপ্তাহ',
    later: 'পরে',
    undated: 'তারিখ নেই',
    done: 'হয়ে গেছে',
  },
  noneInList: 'কোনো কাজ নেই',
  lateCount: icu('{count, number}টি কাজে দেরি'),
  noneLate: 'কোনো কাজে দেরি নেই।',
  clearLate: 'সব দেখান',
  whoLabel: 'কার কাজ',
  who: { mine: 'আমার', everyone: 'সবার' },
  change: 'বদলান',
  changed: icu('“{title}” সেভ হয়েছে'),
  changeOf: icu('“{title}” বদলান'),
  conflict: 'অন্য কেউ এইমাত্র কাজটি বদলেছেন। আপনার লেখা এখানেই আছে। দেখে নিয়ে আবার সেভ করুন।',
  failed: 'সেভ করা গেল না। আপনার লেখা রাখা আছে। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
  save: 'সেভ করুন',
  more: 'আরও',
  delete: 'মুছে দিন',
  deleted: icu('“{title}” মুছে দেওয়া হয়েছে'),
  newTask: 'নতুন কাজ',
  title: 'কী করতে হবে?',
  titleMissing: 'একটি কাজ লিখুন।',
  openProject: 'প্রকল্পটি খুলুন',
  project: 'প্রকল্প',
  due: 'শেষ তারিখ',
  dayMalformed: '২০০০ থেকে ২১০০ সালের মধ্যে একটি সঠিক তারিখ দিন, যেমন ২৫ নভেম্বর ২০২৬।',
  before: 'আগের মাস',
  after: 'পরের মাস',
  today: 'আজ',
  projectDue: 'প্রকল্পের শেষ তারিখ',
  notAllShown: icu(
    'সবচেয়ে জরুরি {count, number}টি কাজ দেখানো হচ্ছে। বাকিগুলি দেখতে একটি প্রকল্প বেছে নিন।',
  ),
  unknownMonth: icu('“{text}” ২০০০ থেকে ২১০০ সালের কোনো মাস নয়। ক্যালেন্ডারে এই মাসটি দেখানো হচ্ছে।'),
  nothingDue: 'এই মাসে কোনো শেষ তারিখ নেই।',
} satisfies TaskCopy;

export default definePage('bn', TasksPage, copy);
