import { portalTexts } from '../../app/portal.copy.bn.ts';
import { queryStateTexts } from '../../ui/query-boundary.copy.bn.ts';
import type { ClientConversationTexts } from './client.copy.en.ts';
import { threadTexts } from './thread.copy.bn.ts';

export const clientConversationTexts = {
  unread: 'নতুন',
  ...portalTexts,
  reading: queryStateTexts,
  thread: {
    ...threadTexts,
    composer: {
      ...threadTexts.composer,
      replied: 'পাঠানো হয়েছে। উত্তর এখানে পাবেন, ইমেলেও।',
    },
  },
  states: { open: 'শিগগিরই উত্তর দেব', waiting: 'এবার আপনার পালা', closed: 'উত্তর দেওয়া হয়েছে' },
  writeAgain: 'যেকোনো সময় আবার লিখতে পারেন।',
  noSubject: 'বিষয় নেই',
} satisfies ClientConversationTexts;
