import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';

/** The sentences of the summary of the company's state. */
export const companySummaryTexts = {
  verdicts: { good: 'All is well.', mixed: 'Mostly fine.', bad: 'This needs your attention.' },
  lateProjects: icu('{projects, plural, one {One project is} other {# projects are}} late'),
  lateTasks: icu('{tasks, plural, one {One task is} other {# tasks are}} late'),
  lateBoth: icu(
    '{projects, plural, one {One project} other {# projects}} and {tasks, plural, one {one task} other {# tasks}} are late',
  ),
  waited: icu('{name} has waited {days, plural, one {# day} other {# days}}'),
  one: icu('{fact}.'),
  both: icu('{late}, and {waited}.'),
  nothing: 'Nothing is late, and no message has waited a day.',
  replies: {
    none: 'Your team hasn’t sent a first reply this week.',
    only: icu('Replies take {time}.'),
    same: icu('Replies take {time}, as last week.'),
    slower: icu('Replies take {time}, up from {before} last week.'),
    faster: icu('Replies take {time}, down from {before} last week.'),
  },
} as const;

export type CompanySummaryTexts = Translation<typeof companySummaryTexts>;
