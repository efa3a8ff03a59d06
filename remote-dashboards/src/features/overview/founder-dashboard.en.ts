import { definePage } from '@torsa/shared/i18n';
import { founderDashboardMessages } from './founder-dashboard-messages.en.ts';
import { FounderDashboardPage } from './founder-dashboard-page.tsx';

export default definePage('en', FounderDashboardPage, founderDashboardMessages);
