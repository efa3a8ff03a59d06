import { icu } from '@torsa/shared/i18n/icu';
import type { UndoTexts } from './undo-toast.copy.en.ts';

export const undoTexts: UndoTexts = {
  undo: 'ফিরিয়ে নিন',
  undoEarlier: icu('“{action}”-ও ফিরিয়ে নিন'),
  undone: icu('ফিরিয়ে নেওয়া হয়েছে: {action}'),
  notDone: icu('সেভ করা যায়নি: {action}'),
  notUndone: icu('ফিরিয়ে নেওয়া যায়নি: {action}'),
  conflict: 'তার পরে অন্য কেউ এটি বদলেছেন।',
  other: 'আপনার সংযোগ দেখে আবার চেষ্টা করুন।',
};
