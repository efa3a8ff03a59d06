import { definePage } from '@torsa/shared/i18n';
import { userDashboardMessages } from './user-dashboard-messages.en.ts';
import { UserDashboardPage } from './user-dashboard-page.tsx';

export default definePage('en', UserDashboardPage, userDashboardMessages);
