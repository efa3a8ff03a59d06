import type { Translation } from '@torsa/shared/i18n/message';
import { clientMessages } from '../features/conversations/client-messages.en.ts';
import { conversationMessages } from '../features/conversations/conversation-messages.en.ts';
import { overviewMessages } from '../features/overview/overview-messages.en.ts';
import { staffMessages } from '../features/people/staff-messages.en.ts';

/** The words of the parts, so that each is seen with its own. */
export const partsMessages = {
  ...conversationMessages,
  head: { title: 'Parts of the portal', description: 'Every part of the portal in every state.' },
  overview: overviewMessages,
  client: clientMessages,
  staff: staffMessages,
} as const;

export type PartsMessages = Translation<typeof partsMessages>;
