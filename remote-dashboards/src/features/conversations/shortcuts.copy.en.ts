import type { Translation } from '@torsa/shared/i18n/message';

/** The words of the list of keys. */
export const shortcutCopy = {
  open: 'Keyboard shortcuts (?)',
  title: 'Keyboard shortcuts',
  list: 'This list',
  areOn: 'Single keys act',
  close: 'Close',
} as const;

export type ShortcutCopy = Translation<typeof shortcutCopy>;
