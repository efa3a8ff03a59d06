import { definePage } from '@torsa/shared/i18n';
import { icu } from '@torsa/shared/i18n/icu';
import { portalTexts } from '../../app/portal.copy.bn.ts';
import { shortcutTexts } from '../../ui/shortcuts.copy.bn.ts';
import { taskTerms } from './task-terms.copy.bn.ts';
import type { TaskTexts } from './tasks-page.copy.en.ts';
import { TasksPage } from './tasks-page.tsx';

const copy = {
  ...portalTexts,
  ...taskTerms,
  shortcuts: shortcutTexts,
  keys: {
    c: 'নতুন কাজ',
    j: 'পরের কাজ',
    k: 'আগের কাজ',
    s: 'অবস্থা বদলান',
    d: 'শেষ তারিখ বদলান',
    a: 'কে করবেন, বদলান',
    '← ↑ ↓ →': 'বোর্ডে: অন্য কাজ',
    'Shift + ← ↑ ↓ →': 'বোর্ডে: কাজটি সরান',
    z: 'ফিরিয়ে নিন',
  },
  head: { title: 'কাজের তালিকা', description: 'টিমের কাজ, দায়িত্ব আর শেষ তারিখ।' },
  loading: 'কাজের তালিকা লোড হচ্ছে',
  viewLabel: 'কীভাবে দেখবেন',
  views: { list: 'তালিকা', board: 'বোর্ড', week: 'সপ্তাহ', project: 'প্রকল্প ধরে', calendar: 'ক্যালেন্ডার' },
  noneHere: 'কোনো কাজ নেই',
  partOf: icu('{total, number}টির মধ্যে {shown, number}টি'),
  showOlder: 'আরও পুরনো কাজ দেখান',
  addTask: '+ কাজ যোগ করুন',
  newTaskIn: icu('“{column}” কলামে নতুন কাজ'),
  cardOf: icu('{title}, {count, number}টির মধ্যে {place, number} নম্বর'),
  moreOf: icu('আরও: {title}'),
  moveTo: 'সরান',
  assignee: 'কার দায়িত্বে',
  up: 'উপরে',
  down: 'নিচে',
  moveOf: icu('“{title}” কোথায় সরাবেন'),
  moveUp: icu('“{title}” উপরে তুলুন'),
  moveDown: icu('“{title}” নিচে নামান'),
  assigneeOf: icu('“{title}” কার দায়িত্বে'),
  dueOf: icu('“{title}” কাজের শেষ তারিখ'),
  swipeDays: { today: 'আজ', tomorrow: 'কাল', monday: 'সোমবার' },
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
  allProjects: 'সব প্রকল্প',
  whoLabel: 'কার কাজ',
  who: { mine: 'আমার', everyone: 'সবার' },
  newTask: 'নতুন কাজ',
  weekBefore: 'আগের সপ্তাহ',
  weekAfter: 'পরের সপ্তাহ',
  unplanned: 'দিন ঠিক হয়নি',
  noneUnplanned: 'সব কাজের দিন ঠিক করা আছে।',
  assignTo: icu('{name}-কে দিন'),
  load: icu('{count, plural, =0 {কোনো কাজ নেই} other {#টি কাজ}}'),
  peak: icu('{day} {count, number}টি'),
  today: 'আজ',
  moreEntries: icu('আরও {count, number}টি'),
  projectDue: 'প্রকল্পের শেষ তারিখ',
  notAllShown: icu(
    'সবচেয়ে জরুরি {count, number}টি কাজ দেখানো হচ্ছে। বাকিগুলি দেখতে একটি প্রকল্প বেছে নিন।',
  ),
  unknownMonth: icu('“{text}” ২০০০ থেকে ২১০০ সালের কোনো মাস নয়। ক্যালেন্ডারে এই মাসটি দেখানো হচ্ছে।'),
  nothingDue: 'এই মাসে কোনো শেষ তারিখ নেই।',
} satisfies TaskTexts;

export default definePage('bn', TasksPage, copy);
