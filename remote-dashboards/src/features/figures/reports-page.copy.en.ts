import { definePage } from '@torsa/shared/i18n';
import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';
import { portalTexts } from '../../app/portal.copy.en.ts';
import { queryStateTexts } from '../../ui/query-boundary.copy.en.ts';
import { undoTexts } from '../../ui/undo-toast.copy.en.ts';
import { ReportsPage } from './reports-page.tsx';

const reportCopy = {
  ...portalTexts,
  reading: queryStateTexts,
  head: { title: 'Reports', description: 'The team’s work in a week or a month.' },
  loading: 'Loading the report',
  period: 'Period',
  periods: { week: 'Weekly Report', month: 'Monthly Report' },
  earlierWeek: 'Previous week',
  laterWeek: 'Next week',
  unknownDay: icu('“{text}” is not a date from 2000 to 2100. The report shows the current period.'),
  span: icu('{first} to {last}'),
  team: icu('Team of {count, number}'),
  figures: 'Report figures',
  columns: {
    person: 'Person',
    moved: 'Milestones',
    done: 'Tasks done',
    overdue: 'Overdue tasks',
    answered: 'Messages answered',
    median: 'Typical first reply',
  },
  medianSeconds: 'Typical (median) first reply, seconds',
  beside: { week: icu('{value} the week before'), month: icu('{value} the month before') },
  all: 'Team total',
  summary: {
    done: icu(
      'The team finished {done, plural, one {# task} other {# tasks}}, reached {moved, plural, one {# milestone} other {# milestones}} and answered {answered, plural, one {# message} other {# messages}}.',
    ),
    before: {
      week: icu(
        'In the week before, {done, plural, one {# task was} other {# tasks were}} finished.',
      ),
      month: icu(
        'In the month before, {done, plural, one {# task was} other {# tasks were}} finished.',
      ),
    },
    reply: icu('A first reply typically took {time}.'),
    overdue: icu(
      '{overdue, plural, =0 {No task is overdue.} one {# task is overdue.} other {# tasks are overdue.}}',
    ),
  },
  launched: 'Went live',
  late: 'Late projects',
  due: icu('was due on {day}'),
  causes: {
    client: icu('Waiting for the client: {reason}'),
    us: icu('Waiting for us: {reason}'),
    update: icu('Latest update: {reason}'),
    none: 'No reason given.',
  },
  next: {
    title: { week: 'Next week', month: 'Next month' },
    due: icu('due on {day}'),
    tasks: icu('{tasks, plural, one {# task due} other {# tasks due}}'),
  },
  noProject: 'Tasks without a project',
  moreProjects: icu('and {missing} more'),
  trend: {
    title: 'Last 12 months',
    month: 'Month',
    enquiries: 'Enquiries',
    soFar: icu('{month}, so far'),
  },
  zone: icu('Days and times are in {zone}.'),
  byPerson: 'Work by person',
  print: 'Print',
  export: 'Export CSV',
  email: {
    undo: undoTexts,
    title: 'Email report',
    note: 'Personal note',
    hint: 'Your note appears above the figures.',
    send: 'Send report',
    sending: 'Sending…',
    keep: icu('Add to the report email of {day}'),
    cancel: 'Cancel',
    sent: 'Report sent',
    sentWhere: 'It arrives in your mailbox in a moment.',
    kept: icu('Added the note to the report email of {day}'),
    removed: icu('Removed the note from the report email of {day}'),
    problems: {
      conflict: 'This month’s email was already sent. Send the report now instead.',
      forbidden: 'Not sent. Your session has ended. Please log in again.',
      other: 'Not sent. Your note is safe. Check your connection and try again.',
    },
  },
} as const;

export type ReportsPageTexts = Translation<typeof reportCopy>;

export default definePage('en', ReportsPage, reportCopy);
