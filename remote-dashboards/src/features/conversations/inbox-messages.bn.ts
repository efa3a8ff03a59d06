import { icu } from '@torsa/shared/i18n/icu';
import { dashboardMessages } from '../../app/dashboard-messages.bn.ts';
import { readingMessages } from '../../ui/reading-messages.bn.ts';
import type { InboxMessages } from './inbox-messages.en.ts';
import { shortcutMessages } from './shortcut-messages.bn.ts';
import { threadMessages } from './thread-messages.bn.ts';

export const inboxMessages = {
  ...dashboardMessages,
  reading: readingMessages,
  thread: threadMessages,
  states: {
    open: 'আমাদের উত্তর বাকি',
    waiting: 'ওঁদের উত্তর বাকি',
    closed: 'সমাপ্ত',
    spam: 'স্প্যাম',
  },
  unassigned: 'কেউ নন',
  shortcuts: shortcutMessages,
  noSubject: 'বিষয় নেই',
  presence: {
    writing: icu('{name} এখানে উত্তর লিখছেন।'),
    looking: icu('{name}-ও এটি দেখছেন।'),
  },
} satisfies InboxMessages;
