import { icu } from '@torsa/shared/i18n/icu';
import { taskRepeatTexts } from '../ui/repeat.copy.bn.ts';
import { undoTexts } from '../ui/undo-toast.copy.bn.ts';
import type { NewTaskTexts } from './new-task.copy.en.ts';

export const newTaskTexts: NewTaskTexts = {
  undo: undoTexts,
  label: 'নতুন কাজ',
  title: 'কী করতে হবে?',
  hint: 'যেমন: প্রেসে ফোন করুন শুক্রবার @নাম #প্রকল্প',
  titleMissing: 'একটি কাজ লিখুন।',
  adds: icu('যোগ হবে: “{title}”'),
  project: 'প্রকল্প',
  assignee: 'দায়িত্বে',
  unassigned: 'কাউকে দেওয়া হয়নি',
  due: 'শেষ তারিখ',
  dayMalformed: '২০০০ থেকে ২১০০ সালের মধ্যে একটি সঠিক তারিখ দিন, যেমন ২৫ নভেম্বর ২০২৬।',
  noProject: 'কোনো প্রকল্প নেই',
  repeats: 'পুনরাবৃত্তি',
  repeatNames: taskRepeatTexts.names,
  repeatNeedsDay: taskRepeatTexts.needsDay,
  add: 'কাজ যোগ করুন',
  added: icu('“{title}” যোগ হয়েছে'),
  addedTo: icu('“{title}” যোগ হয়েছে, প্রকল্প: {project}'),
  failed: 'সেভ করা গেল না। আপনার লেখা রাখা আছে। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
  close: 'বন্ধ করুন',
};
