import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';
import { undoTexts } from '../ui/undo-toast.copy.en.ts';

/** The texts of the saved-view dialog. */
export const saveViewTexts = {
  undo: undoTexts,
  save: 'Save view',
  change: 'Change view',
  name: 'Name',
  hint: 'Only you see your views.',
  nameMissing: 'Enter a name.',
  taken: 'You already have a view with this name, or it has just changed.',
  full: 'You have 20 views, which is the limit. Delete one first.',
  gone: 'This view was deleted. Close this dialog and save the view again.',
  failed: 'Not saved. Check your connection and try again.',
  notDeleted: 'Not deleted. Check your connection and try again.',
  rename: 'Rename view',
  saved: icu('Saved “{name}”'),
  renamed: icu('Renamed to “{name}”'),
  deleted: icu('Deleted “{name}”'),
  more: 'More',
  delete: 'Delete view',
  close: 'Close',
} as const;

export type SaveViewTexts = Translation<typeof saveViewTexts>;
