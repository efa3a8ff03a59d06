import { icu } from '@torsa/shared/i18n/icu';
import { portalTexts } from '../../app/portal.copy.bn.ts';
import { queryStateTexts } from '../../ui/query-boundary.copy.bn.ts';
import { shortcutTexts } from '../../ui/shortcuts.copy.bn.ts';
import { undoTexts } from '../../ui/undo-toast.copy.bn.ts';
import type { SharedInboxTexts } from './inbox.copy.en.ts';
import { threadTexts } from './thread.copy.bn.ts';

export const sharedInboxTexts = {
  ...portalTexts,
  reading: queryStateTexts,
  thread: threadTexts,
  states: {
    open: 'উত্তর বাকি',
    waiting: 'ওঁদের উত্তর বাকি',
    closed: 'সমাপ্ত',
    spam: 'স্প্যাম',
  },
  unassigned: 'কাউকে দেওয়া হয়নি',
  shortcuts: shortcutTexts,
  undo: undoTexts,
  noSubject: 'বিষয় নেই',
  presence: {
    writing: icu('{name} উত্তর লিখছেন।'),
    looking: icu('{name}-ও এটি দেখছেন।'),
  },
} satisfies SharedInboxTexts;
