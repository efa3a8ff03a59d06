import { definePage } from '@torsa/shared/i18n';
import { teamDashboardMessages } from './team-dashboard-messages.en.ts';
import { TeamDashboardPage } from './team-dashboard-page.tsx';

export default definePage('en', TeamDashboardPage, teamDashboardMessages);
