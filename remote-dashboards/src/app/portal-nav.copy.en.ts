import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';

/** The words of the navigation between the signed-in pages. */
export const navCopy = {
  label: 'Portal',
  openSearch: 'Search all',
  waiting: icu('{count, plural, =0 {Nobody waits} one {# waits} other {# wait}} for an answer'),
} as const;

export type NavCopy = Translation<typeof navCopy>;
