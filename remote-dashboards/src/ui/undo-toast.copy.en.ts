import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';

/** The texts of the toast with an Undo button. */
export const undoTexts = {
  undo: 'Undo',
  undoEarlier: icu('Undo “{action}” too'),
  undone: icu('Undone: {action}'),
  notDone: icu('Not saved: {action}'),
  notUndone: icu('Couldn’t undo: {action}'),
  conflict: 'Someone else has changed it since.',
  other: 'Check your connection and try again.',
} as const;

export type UndoTexts = Translation<typeof undoTexts>;
