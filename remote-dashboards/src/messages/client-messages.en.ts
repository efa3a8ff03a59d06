import type { Translation } from '@torsa/shared/i18n/message';
import { threadMessages } from '../conversation/thread-messages.en.ts';
import { dashboardMessages } from '../dashboard/dashboard-messages.en.ts';
import { readingMessages } from '../data/reading-messages.en.ts';

/** What a client's list of conversations and one of them have in common. */
export const clientMessages = {
  ...dashboardMessages,
  reading: readingMessages,
  thread: {
    ...threadMessages,
    composer: { ...threadMessages.composer, replied: 'Sent. We answer here and by mail.' },
  },
  states: { open: 'We will reply', waiting: 'We replied', closed: 'Closed' },
  noSubject: 'No subject',
} as const;

export type ClientMessages = Translation<typeof clientMessages>;
