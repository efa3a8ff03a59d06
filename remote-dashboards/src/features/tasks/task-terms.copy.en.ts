import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';
import { queryStateTexts } from '../../ui/query-boundary.copy.en.ts';
import { taskRepeatTexts } from '../../ui/repeat.copy.en.ts';
import { undoTexts } from '../../ui/undo-toast.copy.en.ts';

/** The texts that the task page and the task sheet share. */
export const taskTerms = {
  reading: queryStateTexts,
  undo: undoTexts,
  states: { todo: 'To do', doing: 'Doing', done: 'Done' },
  words: { due: 'Due', late: 'Late', undated: 'No date' },
  unassigned: 'Unassigned',
  moved: icu('Moved “{title}” to {column}'),
  placed: icu('Moved “{title}” to {column}, {place, number} of {count, number}'),
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
  projectRemoved: icu('“{title}” has no project now'),
  assigned: icu('Assigned “{title}” to {name}'),
  unassignedNow: icu('“{title}” has no assignee now'),
  planned: icu('Assigned “{title}” to {name}, due {day}'),
  plannedUnassigned: icu('“{title}” is due {day}, without an assignee'),
  dueMoved: icu('“{title}” is due {day}'),
  dueCleared: icu('“{title}” has no due date now'),
  changed: icu('Saved “{title}”'),
  conflict:
    'Someone else just changed this task. Your text is still here. Check it, then save again.',
  failed: 'Not saved. Your text is safe. Check your connection and try again.',
  more: 'More',
  delete: 'Delete',
  deleted: icu('Deleted “{title}”'),
  title: 'What needs doing?',
  titleMissing: 'Enter a task.',
  openProject: 'Open the project',
  project: 'Project',
  noProject: 'No project',
  repeats: 'Repeats',
  repeatNames: taskRepeatTexts.names,
  repeatNeedsDay: taskRepeatTexts.needsDay,
  repeatSet: icu('“{title}” repeats: {repeat}'),
  due: 'Due date',
} as const;

export type TaskTerms = Translation<typeof taskTerms>;
