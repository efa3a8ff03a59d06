import type { Translation } from '@torsa/shared/i18n/message';

/** The texts of the list of keyboard shortcuts. */
export const shortcutTexts = {
  open: 'Keyboard shortcuts (?)',
  title: 'Keyboard shortcuts',
  search: 'Search all',
  list: 'Show this list',
  areOn: 'Use single-key shortcuts',
  close: 'Close',
} as const;

export type ShortcutTexts = Translation<typeof shortcutTexts>;
