import type { Translation } from '@torsa/shared/i18n/message';

/** The words of the list of keys. */
export const shortcutMessages = {
  open: 'Keyboard shortcuts (?)',
  title: 'Keyboard shortcuts',
  list: 'This list',
  areOn: 'Single keys act',
  close: 'Close',
} as const;

export type ShortcutMessages = Translation<typeof shortcutMessages>;
