import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';
import { taskRepeatTexts } from '../ui/repeat.copy.en.ts';
import { undoTexts } from '../ui/undo-toast.copy.en.ts';

/** The texts of the new-task dialog. */
export const newTaskTexts = {
  undo: undoTexts,
  label: 'New task',
  title: 'What needs doing?',
  hint: 'Try: Call the printer fri @name #project',
  titleMissing: 'Enter a task.',
  adds: icu('Adds “{title}”'),
  project: 'Project',
  assignee: 'Assignee',
  unassigned: 'Unassigned',
  due: 'Due date',
  dayMalformed: 'Enter a valid date from 2000 to 2100, such as 25 November 2026.',
  noProject: 'No project',
  repeats: 'Repeats',
  repeatNames: taskRepeatTexts.names,
  repeatNeedsDay: taskRepeatTexts.needsDay,
  add: 'Add task',
  added: icu('Added “{title}”'),
  addedTo: icu('Added “{title}” to {project}'),
  failed: 'Not saved. Your text is safe. Check your connection and try again.',
  close: 'Close',
} as const;

export type NewTaskTexts = Translation<typeof newTaskTexts>;
