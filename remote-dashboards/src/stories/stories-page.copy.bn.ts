import { definePage } from '@torsa/shared/i18n';
import { clientConversationTexts } from '../features/conversations/client.copy.bn.ts';
import { conversationTexts } from '../features/conversations/conversation-page.copy.bn.ts';
import { overviewTexts } from '../features/overview/overview.copy.bn.ts';
import { staffTexts } from '../features/people/staff.copy.bn.ts';
import type { StoriesTexts } from './stories-page.copy.en.ts';
import { StoriesPage } from './stories-page.tsx';

const copy = {
  ...conversationTexts,
  head: { title: 'পোর্টালের অংশ', description: 'পোর্টালের প্রতিটি অংশ, প্রতিটি অবস্থায়।' },
  overview: overviewTexts,
  client: clientConversationTexts,
  staff: staffTexts,
} satisfies StoriesTexts;

export default definePage('bn', StoriesPage, copy);
