import { icu } from '@torsa/shared/i18n/icu';
import { portalCopy } from '../../app/portal.copy.bn.ts';
import { queryCopy } from '../../ui/query-boundary.copy.bn.ts';
import { shortcutCopy } from '../../ui/shortcuts.copy.bn.ts';
import { undoCopy } from '../../ui/undo-toast.copy.bn.ts';
import type { InboxTexts } from './inbox.copy.en.ts';
import { threadTexts } from './thread.copy.bn.ts';

export const inboxTexts = {
  ...portalCopy,
  reading: queryCopy,
  thread: threadTexts,
  states: {
    open: 'উত্তর বাকি',
    waiting: 'ওঁদের উত্তর বাকি',
    closed: 'সমাপ্ত',
    spam: 'স্প্যাম',
  },
  unassigned: 'কাউকে দেওয়া হয়নি',
  shortcuts: shortcutCopy,
  undo: undoCopy,
  noSubject: 'বিষয় নেই',
  presence: {
    writing: icu('{name} উত্তর লিখছেন।'),
    looking: icu('{name}-ও এটি দেখছেন।'),
  },
} satisfies InboxTexts;
