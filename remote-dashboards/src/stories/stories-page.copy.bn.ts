import { definePage } from '@torsa/shared/i18n';
import { clientCopy } from '../features/conversations/client.copy.bn.ts';
import { conversationCopy } from '../features/conversations/conversation-page.copy.bn.ts';
import { overviewCopy } from '../features/overview/overview.copy.bn.ts';
import { staffCopy } from '../features/people/staff.copy.bn.ts';
import type { StoriesCopy } from './stories-page.copy.en.ts';
import { StoriesPage } from './stories-page.tsx';

const copy = {
  ...conversationCopy,
  head: { title: 'পোর্টালের অংশ', description: 'পোর্টালের প্রতিটি অংশ, প্রতিটি অবস্থায়।' },
  overview: overviewCopy,
  client: clientCopy,
  staff: staffCopy,
} satisfies StoriesCopy;

export default definePage('bn', StoriesPage, copy);
