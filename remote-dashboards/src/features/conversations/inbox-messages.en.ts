import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';
import { dashboardMessages } from '../../app/dashboard-messages.en.ts';
import { readingMessages } from '../../ui/reading-messages.en.ts';
import { shortcutMessages } from './shortcut-messages.en.ts';
import { threadMessages } from './thread-messages.en.ts';

/** What the list and a conversation in it have in common. */
export const inboxMessages = {
  ...dashboardMessages,
  reading: readingMessages,
  thread: threadMessages,
  states: {
    open: 'Waits for us',
    waiting: 'Waits for them',
    closed: 'Closed',
    spam: 'Spam',
  },
  unassigned: 'Nobody',
  shortcuts: shortcutMessages,
  noSubject: 'No subject',
  presence: {
    writing: icu('{name} is writing here.'),
    looking: icu('{name} is looking at this too.'),
  },
} as const;

export type InboxMessages = Translation<typeof inboxMessages>;
