import { icu } from '@torsa/shared/i18n/icu';
import { queryStateTexts } from '../../ui/query-boundary.copy.bn.ts';
import { taskRepeatTexts } from '../../ui/repeat.copy.bn.ts';
import { undoTexts } from '../../ui/undo-toast.copy.bn.ts';
import type { TaskTerms } from './task-terms.copy.en.ts';

export const taskTerms = {
  reading: queryStateTexts,
  undo: undoTexts,
  states: { todo: 'করার আছে', doing: 'করা হচ্ছে', done: 'হয়ে গেছে' },
  words: { due: 'শেষ তারিখ', late: 'দেরি হয়েছে', undated: 'তারিখ নেই' },
  unassigned: 'কাউকে দেওয়া হয়নি',
  moved: icu('“{title}” “{column}”-এ সরানো হয়েছে'),
  placed: icu('“{title}” “{column}”-এ সরানো হয়েছে, {count, number}টির মধ্যে {place, number} নম্বরে'),
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
  projectRemoved: icu('“{title}” এখন কোনো প্রকল্পে নেই'),
  assigned: icu('“{title}” এখন {name}-এর দায়িত্বে'),
  unassignedNow: icu('“{title}” এখন কারও দায়িত্বে নেই'),
  planned: icu('“{title}” এখন {name}-এর দায়িত্বে, শেষ তারিখ {day}'),
  plannedUnassigned: icu('“{title}” কাজের শেষ তারিখ {day}, কারও দায়িত্বে নেই'),
  dueMoved: icu('“{title}” কাজের শেষ তারিখ {day}'),
  dueCleared: icu('“{title}” কাজের আর শেষ তারিখ নেই'),
  changed: icu('“{title}” সেভ হয়েছে'),
  conflict: 'অন্য কেউ এইমাত্র কাজটি বদলেছেন। আপনার লেখা এখানেই আছে। দেখে নিয়ে আবার সেভ করুন।',
  failed: 'সেভ করা গেল না। আপনার লেখা রাখা আছে। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
  more: 'আরও',
  delete: 'মুছে দিন',
  deleted: icu('“{title}” মুছে দেওয়া হয়েছে'),
  title: 'কী করতে হবে?',
  titleMissing: 'একটি কাজ লিখুন।',
  openProject: 'প্রকল্পটি খুলুন',
  project: 'প্রকল্প',
  noProject: 'কোনো প্রকল্প নেই',
  repeats: 'পুনরাবৃত্তি',
  repeatNames: taskRepeatTexts.names,
  repeatNeedsDay: taskRepeatTexts.needsDay,
  repeatSet: icu('“{title}”, পুনরাবৃত্তি: {repeat}'),
  due: 'শেষ তারিখ',
} satisfies TaskTerms;
