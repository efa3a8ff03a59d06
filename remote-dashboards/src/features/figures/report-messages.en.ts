import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';
import { dashboardMessages } from '../../app/dashboard-messages.en.ts';
import { readingMessages } from '../../ui/reading-messages.en.ts';

export const reportMessages = {
  ...dashboardMessages,
  reading: readingMessages,
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

export type ReportMessages = Translation<typeof reportMessages>;
