import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';
import { portalSearchTexts } from './search.copy.en.ts';

/** The texts of the portal's navigation. */
export const navTexts = {
  label: 'Portal',
  skip: 'Skip the navigation',
  more: 'More',
  fold: 'Show icons only',
  unfold: 'Show names',
  views: 'Saved views',
  printed: {
    byStaff: icu('Torsa · Prepared by {name} · {day}'),
    byClient: icu('Torsa · Printed by {name} · {day}'),
  },
  saveView: { save: 'Save view', change: 'Change view' },
  search: portalSearchTexts,
  network: {
    offline: 'You’re offline.',
    unreachable: 'Can’t reach Torsa.',
    older: 'This page may show older data.',
    rest: 'Your text is safe while this page stays open.',
    retry: 'Reconnect',
    hide: 'Hide',
    back: 'You’re connected again.',
  },
  waiting: icu('{count, plural, =0 {All caught up} one {# needs a reply} other {# need a reply}}'),
  unread: icu('{count} unread'),
} as const;

export type NavTexts = Translation<typeof navTexts>;
