import { translated } from '@torsa/shared/i18n';
import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';
import { dashboardMessages } from '../dashboard/dashboard-messages.en.ts';
import { TeamDashboardPage } from './team-dashboard-page.tsx';

const messages = {
  ...dashboardMessages,
  head: {
    title: 'Team Dashboard',
    description: 'Monitoring, projects and reports for the Torsa team.',
  },
  welcome: icu('Welcome, {name}. Here is what your team works on.'),
  team: 'Team',
  monitoring: {
    title: 'Monitoring',
    text: 'Team activity, deadlines and the state of our clients’ sites at a glance.',
  },
  management: {
    title: 'Team Management',
    actions: ['View Team Members', 'Assign Tasks', 'Team Calendar'],
  },
  projects: {
    title: 'Current Projects',
    items: [
      { title: 'Client website relaunch', state: 'In progress' },
      { title: 'AI assistant for customer support', state: 'In review' },
      { title: 'Mobile app, second release', state: 'Planning' },
    ],
  },
  reports: { title: 'Performance Reports', actions: ['Weekly Report', 'Monthly Report'] },
  settings: { title: 'Settings', actions: ['Account Settings', 'Notification Settings'] },
} as const;

export type TeamDashboardMessages = Translation<typeof messages>;

export default translated('en', TeamDashboardPage, messages);
