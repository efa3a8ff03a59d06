import { definePage } from '@torsa/shared/i18n';
import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';
import { portalTexts } from '../../app/portal.copy.en.ts';
import { shortcutTexts } from '../../ui/shortcuts.copy.en.ts';
import { taskTerms } from './task-terms.copy.en.ts';
import { TasksPage } from './tasks-page.tsx';

const taskCopy = {
  ...portalTexts,
  ...taskTerms,
  shortcuts: shortcutTexts,
  keys: {
    c: 'New task',
    j: 'Next task',
    k: 'Previous task',
    s: 'Change the state',
    d: 'Change the due date',
    a: 'Change the assignee',
    p: 'Change the project',
    '← ↑ ↓ →': 'Go to another task on the board',
    'Shift + ← ↑ ↓ →': 'Move the task on the board',
    z: 'Undo',
  },
  head: { title: 'Tasks', description: 'The team’s tasks, assignees and due dates.' },
  loading: 'Loading the tasks',
  viewLabel: 'View',
  views: {
    list: 'List',
    board: 'Board',
    week: 'Week',
    project: 'By project',
    calendar: 'Calendar',
  },
  noneHere: 'No tasks',
  partOf: icu('{shown, number} of {total, number}'),
  showOlder: 'Show older',
  addTask: '+ Add task',
  newTaskIn: icu('New task in {column}'),
  cardOf: icu('{title}, {place, number} of {count, number}'),
  moreOf: icu('More: {title}'),
  moveTo: 'Move to',
  assignee: 'Assignee',
  up: 'Up',
  down: 'Down',
  notAllShown: icu(
    'Showing the {count, number} most urgent tasks. Pick a project to see the rest.',
  ),
  moveOf: icu('Move “{title}” to'),
  moveUp: icu('Move “{title}” up'),
  moveDown: icu('Move “{title}” down'),
  assigneeOf: icu('Assignee of “{title}”'),
  dueOf: icu('Due date of “{title}”'),
  projectOf: icu('Project of “{title}”'),
  swipeDays: { today: 'Today', tomorrow: 'Tomorrow', monday: 'Monday' },
  groups: {
    late: 'Late',
    today: 'Today',
    thisWeek: 'This week',
    nextWeek: 'Next week',
    later: 'Later',
    undated: 'No date',
    done: 'Done',
  },
  noneInList: 'No tasks',
  lateCount: icu('{count, number} late'),
  noneLate: 'No late tasks.',
  clearLate: 'Clear',
  allProjects: 'All projects',
  whoLabel: 'Who',
  who: { mine: 'Mine', everyone: 'Everyone' },
  newTask: 'New task',
  weekBefore: 'Previous week',
  weekAfter: 'Next week',
  unplanned: 'Unplanned',
  noneUnplanned: 'Every task has a day.',
  assignTo: icu('Assign to {name}'),
  load: icu('{count, plural, =0 {No tasks} one {# task} other {# tasks}}'),
  peak: icu('{count, number} due {day}'),
  today: 'today',
  moreEntries: icu('{count, number} more'),
  projectDue: 'Project deadline',
  unknownMonth: icu('“{text}” is not a month from 2000 to 2100. The calendar shows this month.'),
  nothingDue: 'Nothing due this month.',
  doneEarlier: icu('Finished on earlier days ({count, number})'),
} as const;

export type TasksPageTexts = Translation<typeof taskCopy>;

export default definePage('en', TasksPage, taskCopy);
