import { definePage } from '@torsa/shared/i18n';

import { dashboardMessages } from '../../app/dashboard-messages.bn.ts';
import { readingMessages } from '../../ui/reading-messages.bn.ts';
import { staffMessages } from './staff-messages.bn.ts';
import type { TeamMembersMessages } from './team-members-messages.en.ts';
import { TeamMembersPage } from './team-members-page.tsx';

const messages = {
  ...dashboardMessages,
  reading: readingMessages,
  head: { title: 'টিমের সদস্য', description: 'তোর্সা টিমে কারা আছেন।' },
  lead: 'যাঁদের সঙ্গে কাজ করেন।',
  staff: staffMessages,
} satisfies TeamMembersMessages;

export default definePage('bn', TeamMembersPage, messages);
