import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';
import { projectTerms } from '../../ui/project-terms.copy.en.ts';
import { queryStateTexts } from '../../ui/query-boundary.copy.en.ts';

/** The texts about the inbox and tasks on both staff dashboards. Most texts follow a number. */
export const overviewTexts = {
  reading: queryStateTexts,
  projectTerms,
  figures: {
    label: 'Inbox figures',
    waiting: 'unanswered',
    unassigned: 'unassigned',
    mine: 'assigned to you',
    longest: 'longest wait',
  },
  work: {
    label: 'Work figures',
    stages: 'Projects by stage',
    running: icu('{count, plural, one {project in progress} other {projects in progress}}'),
    lateProjects: icu('{count, plural, one {late project} other {late projects}}'),
    lateTasks: icu('{count, plural, one {late task} other {late tasks}}'),
    myTasks: icu('{count, plural, one {task assigned to you} other {tasks assigned to you}}'),
    nothingLate: 'No tasks are late.',
    late: icu(
      '{count, plural, one {One task is late: {task}, due {day}.} other {# tasks are late. The oldest is {task}, due {day}.}}',
    ),
    taskOf: icu('“{task}” in “{project}”'),
  },
  answer: 'Reply to the oldest message',
  answerName: icu('Reply to {name}'),
  longest: {
    title: 'Waiting longest',
    list: 'Conversations with the longest wait',
    loading: 'Loading the conversations',
    none: 'All caught up. New messages appear here.',
    all: 'Open the Inbox',
    noSubject: 'No subject',
  },
} as const;

export type OverviewTexts = Translation<typeof overviewTexts>;
