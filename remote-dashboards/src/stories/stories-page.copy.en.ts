import { definePage } from '@torsa/shared/i18n';
import type { Translation } from '@torsa/shared/i18n/message';
import { clientConversationTexts } from '../features/conversations/client.copy.en.ts';
import { conversationTexts } from '../features/conversations/conversation-page.copy.en.ts';
import { overviewTexts } from '../features/overview/overview.copy.en.ts';
import { staffTexts } from '../features/people/staff.copy.en.ts';
import { StoriesPage } from './stories-page.tsx';

/** The interface texts of the example components. */
const partsCopy = {
  ...conversationTexts,
  head: {
    title: 'Portal components',
    description: 'Every component of the portal in every state.',
  },
  overview: overviewTexts,
  client: clientConversationTexts,
  staff: staffTexts,
} as const;

export type StoriesTexts = Translation<typeof partsCopy>;

export default definePage('en', StoriesPage, partsCopy);
