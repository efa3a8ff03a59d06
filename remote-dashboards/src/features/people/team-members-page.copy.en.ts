import { definePage } from '@torsa/shared/i18n';
import type { Translation } from '@torsa/shared/i18n/message';
import { portalTexts } from '../../app/portal.copy.en.ts';
import { queryStateTexts } from '../../ui/query-boundary.copy.en.ts';
import { staffTexts } from './staff.copy.en.ts';
import { TeamMembersPage } from './team-members-page.tsx';

const teamMembersCopy = {
  ...portalTexts,
  reading: queryStateTexts,
  head: { title: 'Team Members', description: 'The members of the Torsa team.' },
  staff: staffTexts,
} as const;

export type TeamMembersTexts = Translation<typeof teamMembersCopy>;

export default definePage('en', TeamMembersPage, teamMembersCopy);
