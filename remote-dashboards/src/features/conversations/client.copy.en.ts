import type { Translation } from '@torsa/shared/i18n/message';
import { portalTexts } from '../../app/portal.copy.en.ts';
import { queryStateTexts } from '../../ui/query-boundary.copy.en.ts';
import { threadTexts } from './thread.copy.en.ts';

/** The texts that a client's list of conversations shares with the page of one conversation. */
export const clientConversationTexts = {
  unread: 'New',
  ...portalTexts,
  reading: queryStateTexts,
  thread: {
    ...threadTexts,
    composer: { ...threadTexts.composer, replied: 'Sent. We’ll reply here and by email.' },
  },
  states: { open: 'We’ll reply soon', waiting: 'Your turn', closed: 'Answered' },
  writeAgain: 'Write again any time.',
  noSubject: 'No subject',
} as const;

export type ClientConversationTexts = Translation<typeof clientConversationTexts>;
