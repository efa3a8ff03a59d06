import { definePage } from '@torsa/shared/i18n';
import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';
import { portalCopy } from '../../app/portal.copy.en.ts';
import { queryCopy } from '../../ui/query-boundary.copy.en.ts';
import { shortcutCopy } from '../../ui/shortcuts.copy.en.ts';
import { undoCopy } from '../../ui/undo-toast.copy.en.ts';
import { TasksPage } from './tasks-page.tsx';

const taskCopy = {
  ...portalCopy,
  reading: queryCopy,
  undo: undoCopy,
  shortcuts: shortcutCopy,
  keys: { c: 'New task', j: 'Next task', k: 'Previous task', z: 'Undo' },
  head: { title: 'Tasks', description: 'The team’s tasks, assignees and due dates.' },
  loading: 'Loading the tasks',
  viewLabel: 'View',
  views: { list: 'List', board: 'Board', project: 'By project', calendar: 'Calendar' },
  states: { todo: 'To do', doing: 'Doing', done: 'Done' },
  words: { due: 'Due', late: 'Late', undated: 'No date' },
  unassigned: 'Unassigned',
  noneHere: 'No tasks',
  notAllShown: icu(
    'Showing the {count, number} most urgent tasks. Pick a project to see the rest.',
  ),
  moveOf: icu('Move “{title}” to'),
  moved: icu('Moved “{title}” to {column}'),
  moveProblems: {
    conflict: icu(
      'Someone else changed “{title}” first, so it wasn’t moved. You’re looking at the latest version.',
    ),
    other: icu('Couldn’t move “{title}”. Check your connection and try again.'),
  },
  changeProblems: {
    conflict: icu(
      'Someone else changed “{title}” first, so your change wasn’t saved. You’re looking at the latest version.',
    ),
    other: icu('Couldn’t change “{title}”. Check your connection and try again.'),
  },
  movedToProject: icu('Moved “{title}” to {project}'),
  assigneeOf: icu('Assignee of “{title}”'),
  assigned: icu('Assigned “{title}” to {name}'),
  unassignedNow: icu('“{title}” has no assignee now'),
  dueOf: icu('Due date of “{title}”'),
  dueMoved: icu('“{title}” is due {day}'),
  dueCleared: icu('“{title}” has no due date now'),
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
  whoLabel: 'Who',
  who: { mine: 'Mine', everyone: 'Everyone' },
  change: 'Edit',
  changed: icu('Saved “{title}”'),
  changeOf: icu('Edit “{title}”'),
  conflict:
    'Someone else just changed this task. Your text is still here. Check it, then save again.',
  failed: 'Not saved. Your text is safe. Check your connection and try again.',
  save: 'Save changes',
  more: 'More',
  delete: 'Delete',
  deleted: icu('Deleted “{title}”'),
  newTask: 'New task',
  title: 'What needs doing?',
  titleMissing: 'Enter a task.',
  openProject: 'Open the project',
  project: 'Project',
  due: 'Due date',
  dayMalformed: 'Enter a valid date from 2000 to 2100, such as 25 November 2026.',
  before: 'Previous month',
  after: 'Next month',
  today: 'today',
  projectDue: 'Project deadline',
  unknownMonth: icu('“{text}” is not a month from 2000 to 2100. The calendar shows this month.'),
  nothingDue: 'Nothing due this month.',
} as const;

export type TaskCopy = Translation<typeof taskCopy>;

export default definePage('en', TasksPage, taskCopy);
