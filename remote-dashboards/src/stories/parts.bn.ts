import { definePage } from '@torsa/shared/i18n';
import { clientMessages } from '../features/conversations/client-messages.bn.ts';
import { conversationMessages } from '../features/conversations/conversation-messages.bn.ts';
import { overviewMessages } from '../features/overview/overview-messages.bn.ts';
import { staffMessages } from '../features/people/staff-messages.bn.ts';
import type { PartsMessages } from './parts-messages.en.ts';
import { PartsPage } from './parts-page.tsx';

const messages = {
  ...conversationMessages,
  head: { title: 'পোর্টালের অংশ', description: 'পোর্টালের প্রতিটি অংশ, প্রতিটি অবস্থায়।' },
  overview: overviewMessages,
  client: clientMessages,
  staff: staffMessages,
} satisfies PartsMessages;

export default definePage('bn', PartsPage, messages);
