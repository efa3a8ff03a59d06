import { definePage } from '@torsa/shared/i18n';
import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';
import { portalCopy } from '../../app/portal.copy.en.ts';
import { projectTerms } from '../../ui/project-terms.copy.en.ts';
import { queryCopy } from '../../ui/query-boundary.copy.en.ts';
import { AnalyticsPage } from './analytics-page.tsx';

const analyticsCopy = {
  ...portalCopy,
  reading: queryCopy,
  head: {
    title: 'Analytics',
    description: 'Enquiries, visits, speed and errors of the Torsa site.',
  },
  lead: 'Enquiries, visits, speed and errors, by the days of the offices.',
  loadingFigures: 'Loading the figures',
  period: 'Period',
  lastDays: icu('Last {days, number} days'),
  lastYear: 'Last 12 months',
  step: 'Shown by',
  steps: { day: 'Day', week: 'Week' },
  export: 'Export CSV',
  from: { day: 'Day', week: 'Week from' },
  asTable: icu('{title} as a table'),
  total: icu('{total} in all'),
  change: icu('{change} on the {days, number} days before'),
  noneBefore: icu('None in the {days, number} days before'),
  none: 'None in this time.',
  noSubject: 'No subject',
  noSource: 'Not known',
  otherKeys: 'Others',
  amount: 'How many',
  services: projectTerms.services,
  figures: {
    enquiries: {
      title: 'Enquiries',
      text: 'Messages of the contact form, without spam.',
      parts: 'By subject',
      services: 'By service, from its page',
      sources: 'By the page they came from',
    },
    visits: {
      title: 'Visits',
      text: 'Estimated: one visit in ten tells of itself.',
      parts: 'By page',
    },
    page_views: {
      title: 'Page views',
      text: 'Counted in the access log, without programs that read the site.',
      parts: 'By page',
    },
    sign_ups: { title: 'New accounts', text: 'Accounts of clients.' },
    errors: {
      title: 'Errors',
      text: 'What went wrong in browsers.',
      parts: 'By app and version',
    },
    lcp: { title: 'Main content shown (LCP)', text: 'Good: up to 2.5 s for three visits of four.' },
    inp: { title: 'Answer to a press (INP)', text: 'Good: up to 0.2 s for three visits of four.' },
    cls: { title: 'Content that moves (CLS)', text: 'Good: up to 0.1 for three visits of four.' },
  },
} as const;

export type AnalyticsCopy = Translation<typeof analyticsCopy>;

export default definePage('en', AnalyticsPage, analyticsCopy);
