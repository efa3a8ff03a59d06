import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';
import { taskTerms } from './task-terms.copy.en.ts';

/** The texts of a task sheet (the side panel with a task's details). */
export const taskSheetTexts = {
  ...taskTerms,
  label: 'Task',
  close: 'Close',
  state: 'State',
  assignee: 'Assignee',
  missing: 'This task was deleted, or you no longer have access to it.',
  description: {
    title: 'Description',
    add: 'Add a description',
    edit: 'Edit',
    hint: 'Links become clickable.',
    save: 'Save',
    discard: 'Discard',
    discarded: 'Discarded your changes',
    conflict:
      'Someone else just changed the description. Theirs is above. Yours is still here. Save to replace theirs.',
  },
  checklist: {
    title: 'Checklist',
    done: icu('{done, number} of {count, number} done'),
    label: 'New item',
    add: 'Add item',
    remove: icu('Remove “{title}”'),
    removed: icu('Removed “{title}”'),
    failed: 'Couldn’t save the checklist. Check your connection and try again.',
    full: 'A checklist can have at most 100 items.',
  },
  comments: {
    title: 'Comments',
    label: 'Comment',
    hint: 'Only staff see comments.',
    add: 'Add comment',
    blank: 'Enter a comment.',
    remove: 'Delete',
    removeOf: icu('Delete comment by {name}'),
    removed: 'Deleted the comment',
  },
  history: {
    heading: icu('History ({count, number})'),
    created: 'Added the task',
    restored: 'Restored the task',
    title: icu('Renamed “{previous}” to “{body}”'),
    state: icu('Moved from {previous} to {body}'),
    assigned: icu('Assigned to {body}'),
    unassigned: 'Removed the assignee',
    due: icu('Set the due date to {body}'),
    undated: 'Removed the due date',
    project: 'Moved to another project',
    description: 'Changed the description',
    repeats: icu('Set “Repeats” to “{body}”'),
    item_added: icu('Added “{body}” to the checklist'),
    item_done: icu('Ticked “{body}”'),
    item_opened: icu('Unticked “{body}”'),
    item_removed: icu('Removed “{body}” from the checklist'),
  },
} as const;

export type TaskSheetTexts = Translation<typeof taskSheetTexts>;
