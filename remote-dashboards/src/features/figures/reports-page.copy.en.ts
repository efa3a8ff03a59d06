import { definePage } from '@torsa/shared/i18n';
import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';
import { portalCopy } from '../../app/portal.copy.en.ts';
import { queryCopy } from '../../ui/query-boundary.copy.en.ts';
import { ReportsPage } from './reports-page.tsx';

const reportCopy = {
  ...portalCopy,
  reading: queryCopy,
  head: { title: 'Reports', description: 'What the team did in a week or a month.' },
  lead: 'What was done, of the projects that you may see.',
  loading: 'Loading the report',
  period: 'Period',
  periods: { week: 'Weekly Report', month: 'Monthly Report' },
  before: 'The one before',
  after: 'The one after',
  unknownDay: icu('“{text}” is not a date from 2000 to 2100. The report is of today.'),
  span: icu('{first} to {last}'),
  figures: 'The report in figures',
  columns: {
    person: 'Who',
    moved: 'Stages reached',
    done: 'Tasks done',
    overdue: 'Tasks overdue at the end',
    answered: 'Messages answered',
    median: 'Median first reply',
  },
  medianSeconds: 'Median first reply, seconds',
  beside: { week: icu('{value} the week before'), month: icu('{value} the month before') },
  all: 'All together',
  print: 'Print',
  export: 'Export CSV',
} as const;

export type ReportCopy = Translation<typeof reportCopy>;

export default definePage('en', ReportsPage, reportCopy);
