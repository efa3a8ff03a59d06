import { definePage } from '@torsa/shared/i18n';
import type { Translation } from '@torsa/shared/i18n/message';
import { portalTexts } from '../../app/portal.copy.en.ts';
import { pageNames } from '../../ui/page-names.copy.en.ts';
import { projectTerms } from '../../ui/project-terms.copy.en.ts';
import { companyStatisticsTexts } from './company-figures.copy.en.ts';
import { companySummaryTexts } from './company-summary.copy.en.ts';
import { FounderDashboardPage } from './founder-dashboard-page.tsx';
import { overviewTexts } from './overview.copy.en.ts';
import { teamThisWeekTexts } from './team-this-week.copy.en.ts';

const founderDashboardCopy = {
  ...portalTexts,
  overviewWords: overviewTexts,
  summary: companySummaryTexts,
  companyFigures: companyStatisticsTexts,
  teamThisWeek: teamThisWeekTexts,
  needsYou: {
    title: 'Needs you',
    list: 'Late work and unanswered messages',
    late: 'Open the late tasks',
    none: 'All caught up. Late work and new messages appear here.',
  },
  sources: {
    title: 'Where enquiries come from',
    loading: 'Loading the enquiries',
    none: 'No enquiries in the last 7 days.',
    all: 'See all in Analytics',
    unknown: 'Unknown',
    names: { ...pageNames, services: projectTerms.services },
  },
  founder: 'Founder',
  head: {
    title: 'Founder Dashboard',
    description: 'Overview, users, analytics and settings of the Torsa site.',
  },
  overview: { title: 'Overview', text: 'How the company is doing today.' },
  tiles: {
    users: { title: 'User Management', text: 'Who has an account and what each person can do.' },
    analytics: { title: 'Analytics', text: 'Visits, enquiries and where they come from.' },
    settings: { title: 'Site Settings', text: 'Contact details, openings, banner and prices.' },
  },
  quickActions: {
    title: 'Quick Actions',
    actions: ['Add New User', 'View Reports', 'Update Site Content'],
  },
} as const;

export type FounderDashboardTexts = Translation<typeof founderDashboardCopy>;

export default definePage('en', FounderDashboardPage, founderDashboardCopy);
