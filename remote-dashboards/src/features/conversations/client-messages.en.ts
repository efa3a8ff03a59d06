import type { Translation } from '@torsa/shared/i18n/message';
import { dashboardMessages } from '../../app/dashboard-messages.en.ts';
import { readingMessages } from '../../ui/reading-messages.en.ts';
import { threadMessages } from './thread-messages.en.ts';

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
