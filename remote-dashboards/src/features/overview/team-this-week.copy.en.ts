import type { Translation } from '@torsa/shared/i18n/message';

export const teamThisWeekTexts = {
  title: 'Team this week',
  table: 'Work of each person this week',
  report: 'Weekly Report',
  loading: 'Loading the team’s week',
  none: 'Your team has no members yet.',
  columns: {
    person: 'Person',
    open: 'Open',
    late: 'Late',
    answered: 'Answered',
    reply: 'First reply',
  },
  mostLate: 'Most late',
  slowest: 'Slowest',
} as const;

export type TeamThisWeekTexts = Translation<typeof teamThisWeekTexts>;
