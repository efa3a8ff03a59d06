import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';
import { projectTerms } from '../../ui/project-terms.copy.en.ts';
import { queryCopy } from '../../ui/query-boundary.copy.en.ts';

/** How the inbox stands, as both dashboards of staff say it. A figure stands before its words. */
export const overviewCopy = {
  reading: queryCopy,
  projectTerms,
  figures: {
    label: 'The inbox in figures',
    waiting: 'waiting for an answer',
    unassigned: 'nobody’s yet',
    mine: 'yours',
    longest: 'the longest wait began',
  },
  work: {
    label: 'The work in figures',
    stages: 'Projects by stage',
    running: 'projects under way',
    lateProjects: 'projects late',
    lateTasks: 'tasks late',
    myTasks: 'tasks of yours',
    enquiries: 'enquiries in 7 days',
    signUps: 'new accounts in 7 days',
    nothingLate: 'No task is late.',
    late: icu(
      '{count, plural, one {One task is late: “{task}” of “{project}”, due {day}.} other {# tasks are late, “{task}” of “{project}” the longest: it was due {day}.}}',
    ),
  },
  answer: 'Answer the longest wait',
  longest: {
    title: 'Waiting longest',
    list: 'Conversations that wait longest',
    loading: 'Loading the conversations',
    none: 'Nobody waits for an answer. What visitors send from the contact page comes in here.',
    all: 'All in the Inbox',
    noSubject: 'No subject',
  },
} as const;

export type OverviewCopy = Translation<typeof overviewCopy>;
