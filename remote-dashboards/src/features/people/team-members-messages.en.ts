import type { Translation } from '@torsa/shared/i18n/message';
import { dashboardMessages } from '../../app/dashboard-messages.en.ts';
import { readingMessages } from '../../ui/reading-messages.en.ts';
import { staffMessages } from './staff-messages.en.ts';

export const teamMembersMessages = {
  ...dashboardMessages,
  reading: readingMessages,
  head: { title: 'Team Members', description: 'Who is on the Torsa team.' },
  lead: 'Who works with you.',
  staff: staffMessages,
} as const;

export type TeamMembersMessages = Translation<typeof teamMembersMessages>;
