import { definePage } from '@torsa/shared/i18n';
import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';
import { portalTexts } from '../../app/portal.copy.en.ts';
import { pageNames } from '../../ui/page-names.copy.en.ts';
import { projectTerms } from '../../ui/project-terms.copy.en.ts';
import { queryStateTexts } from '../../ui/query-boundary.copy.en.ts';
import { AnalyticsPage } from './analytics-page.tsx';

const analyticsCopy = {
  ...portalTexts,
  ...pageNames,
  tabsLabel: 'Analytics sections',
  tabs: { enquiries: 'Enquiries', website: 'Website', health: 'Site health' },
  reading: queryStateTexts,
  head: {
    title: 'Analytics',
    description: 'Enquiries, visits, speed and errors of the Torsa site.',
  },
  loadingFigures: 'Loading the figures',
  period: 'Period',
  lastDays: icu('Last {days, number} days'),
  lastYear: 'Last 12 months',
  step: 'Group by',
  steps: { day: 'Day', week: 'Week' },
  export: 'Export CSV',
  from: { day: 'Day', week: 'Week starting' },
  asTable: icu('{title} as a table'),
  total: icu('{total} in total'),
  change: icu('{change} vs previous {days, number} days'),
  noneBefore: icu('None in the previous {days, number} days'),
  none: 'None in this period.',
  previous: 'Previous',
  previousPeriod: icu('Previous {days, number} days'),
  tooltip: icu('{step}: {value}'),
  tooltipWithPrevious: icu('{step}: {value} (previous: {earlier})'),
  noSubject: 'No subject',
  noSource: 'Unknown',
  otherKeys: 'Other',
  amount: 'Count',
  services: projectTerms.services,
  funnel: {
    title: 'From visit to project',
    steps: 'Steps',
    text: 'Visits are estimated from a 10% sample.',
  },
  figures: {
    enquiries: {
      title: 'Enquiries',
      text: 'Messages from the contact form, without spam.',
      parts: 'By subject',
      services: 'By service page',
      sources: 'By the page they were sent from',
    },
    visits: {
      title: 'Visits',
      text: 'Estimated from a 10% sample.',
      parts: 'By page',
    },
    page_views: {
      title: 'Page views',
      text: 'Counted from server logs, without bots.',
      parts: 'By page',
    },
    projects: {
      title: 'Projects from enquiries',
      text: 'Projects that staff created from an enquiry.',
    },
    sign_ups: { title: 'New accounts', text: 'New client accounts.' },
    errors: {
      title: 'Errors',
      text: 'Errors in visitors’ browsers.',
      parts: 'By app and version',
    },
    lcp: { title: 'Load time (LCP)', text: 'Good: up to 2.5 s in three of four visits.' },
    inp: { title: 'Responsiveness (INP)', text: 'Good: up to 0.2 s in three of four visits.' },
    cls: { title: 'Visual stability (CLS)', text: 'Good: up to 0.1 in three of four visits.' },
  },
} as const;

export type AnalyticsTexts = Translation<typeof analyticsCopy>;

export default definePage('en', AnalyticsPage, analyticsCopy);
