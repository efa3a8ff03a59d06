import { definePage } from '@torsa/shared/i18n';
import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';
import { portalTexts } from '../../app/portal.copy.en.ts';
import { projectTerms } from '../../ui/project-terms.copy.en.ts';
import { overviewTexts } from './overview.copy.en.ts';
import { TeamDashboardPage } from './team-dashboard-page.tsx';

const teamDashboardCopy = {
  ...portalTexts,
  overviewWords: overviewTexts,
  projectTerms,
  head: {
    title: 'Team Dashboard',
    description: 'Monitoring, projects and reports for the Torsa team.',
  },
  welcome: icu('Welcome, {name}'),
  team: 'Team',
  positions: { team_leader: 'Team leader', team_member: 'Team member' },
  monitoring: {
    title: 'Monitoring',
    text: 'Team activity and deadlines at a glance.',
  },
  management: {
    title: 'Team Management',
    actions: ['View Team Members', 'Assign Tasks', 'Team Calendar'],
  },
  next: {
    title: 'Due next',
    all: 'All tasks',
    loading: 'Loading tasks',
    none: 'No open tasks.',
    unassigned: 'Unassigned',
    words: { due: 'Due', late: 'Late', undated: 'No date' },
  },
  projects: {
    title: 'Current Projects',
    all: 'All projects',
    loading: 'Loading your projects',
    none: 'You’re not on a project yet. Create one from a conversation, or in Projects.',
  },
  reports: { title: 'Performance Reports', actions: ['Weekly Report', 'Monthly Report'] },
  settings: { title: 'Settings', actions: ['Account Settings', 'Notification Settings'] },
} as const;

export type TeamDashboardTexts = Translation<typeof teamDashboardCopy>;

export default definePage('en', TeamDashboardPage, teamDashboardCopy);
