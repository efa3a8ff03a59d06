import { definePage } from '@torsa/shared/i18n';
import { teamMembersMessages } from './team-members-messages.en.ts';
import { TeamMembersPage } from './team-members-page.tsx';

export default definePage('en', TeamMembersPage, teamMembersMessages);
