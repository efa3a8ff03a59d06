import { definePage } from '@torsa/shared/i18n';
import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';
import { portalCopy } from '../../app/portal.copy.en.ts';
import { queryCopy } from '../../ui/query-boundary.copy.en.ts';
import { TasksPage } from './tasks-page.tsx';

const taskCopy = {
  ...portalCopy,
  reading: queryCopy,
  head: { title: 'Tasks', description: 'Who of the team does what, and by when.' },
  lead: 'Who does what, and by when.',
  loading: 'Loading the tasks',
  viewLabel: 'Which tasks',
  views: { mine: 'Mine', person: 'By person', project: 'By project', calendar: 'Calendar' },
  states: { todo: 'To do', doing: 'Doing', done: 'Done' },
  words: { due: 'Due', late: 'Late', undated: 'No date' },
  unassigned: 'Nobody',
  noneHere: 'Nothing here.',
  notAllShown: icu(
    'These are the first {count, number}, what is due first. Choose a project to see all of its tasks.',
  ),
  moveOf: icu('Move “{title}” to'),
  moved: icu('“{title}” is in {column} now.'),
  movedMeanwhile: icu(
    'Somebody changed “{title}” meanwhile, and it was not moved. What you see now is how it stands.',
  ),
  notMoved: icu('“{title}” was not moved. Check your connection and try again.'),
  change: 'Change',
  changeOf: icu('Change “{title}”'),
  conflict: 'Somebody changed this task meanwhile. Look at it again.',
  failed: 'Not saved. Your text is safe. Check your connection and try again.',
  save: 'Save changes',
  delete: 'Delete',
  newTask: 'New task',
  title: 'What is to be done',
  titleMissing: 'Say what is to be done.',
  project: 'Project',
  assignee: 'Who does it',
  due: 'By when',
  dayMalformed: 'Enter a date from 2000 to 2100 that exists, such as 25 November 2026.',
  add: 'Add the task',
  before: 'Month before',
  after: 'Month after',
  today: 'today',
  projectDue: 'Project is due',
  unknownMonth: icu('“{text}” is not a month from 2000 to 2100. The calendar shows this month.'),
  nothingDue: 'Nothing is due in this month.',
} as const;

export type TaskCopy = Translation<typeof taskCopy>;

export default definePage('en', TasksPage, taskCopy);
