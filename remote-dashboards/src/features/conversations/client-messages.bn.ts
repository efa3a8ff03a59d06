import { dashboardMessages } from '../../app/dashboard-messages.bn.ts';
import { readingMessages } from '../../ui/reading-messages.bn.ts';
import type { ClientMessages } from './client-messages.en.ts';
import { threadMessages } from './thread-messages.bn.ts';

export const clientMessages = {
  ...dashboardMessages,
  reading: readingMessages,
  thread: {
    ...threadMessages,
    composer: {
      ...threadMessages.composer,
      replied: 'পাঠানো হয়েছে। উত্তর এখানে পাবেন, ইমেলেও।',
    },
  },
  states: { open: 'আমরা উত্তর দেব', waiting: 'আমরা উত্তর দিয়েছি', closed: 'সমাপ্ত' },
  noSubject: 'বিষয় নেই',
} satisfies ClientMessages;
