import { addDays, type Day, mondayOf } from '../../api/days.ts';
import { addMonths } from '../../ui/month.ts';
import { earliestDay, latestDay, parseDay } from '../../ui/parse-day.ts';

export const reportPeriods = ['week', 'month'] as const;
/** What a report is about: a week from Monday to Sunday, or a month. */
export type ReportPeriod = (typeof reportPeriods)[number];

export interface DayRange {
  readonly first: Day;
  readonly last: Day;
}

/** The week or the month that a day lies in. */
export function rangeContaining(period: ReportPeriod, day: Day): DayRange {
  if (period === 'month') {
    const month = day.slice(0, 7);
    return { first: `${month}-01`, last: addDays(`${addMonths(month, 1)}-01`, -1) };
  }
  const first = mondayOf(day);
  return { first, last: addDays(first, 6) };
}

/** The one before. */
export const previousRange = (period: ReportPeriod, { first }: DayRange): DayRange =>
  rangeContaining(period, addDays(first, -1));

/** The one after. */
export const nextRange = (period: ReportPeriod, { last }: DayRange): DayRange =>
  rangeContaining(period, addDays(last, 1));

interface ShownPeriod {
  readonly period: ReportPeriod;
  readonly span: DayRange;
  /** What the address has instead of a day. */
  readonly unknownDay: string | undefined;
}

/** The period that an address asks for, or the current one. */
export function parseReportPeriod(search: URLSearchParams, today: Day): ShownPeriod {
  const period = reportPeriods.find((one) => one === search.get('period')) ?? 'week';
  const from = search.get('from') ?? '';
  const day = parseDay(from);
  return {
    period,
    span: rangeContaining(period, day ?? today),
    unknownDay: day === undefined && from !== '' ? from : undefined,
  };
}

/** The address of a period. The current one has no day in it, so that it follows the calendar. */
export function reportPeriodParams(
  period: ReportPeriod,
  first: Day,
  today: Day,
): Record<string, string> {
  const isCurrent = rangeContaining(period, first).first === rangeContaining(period, today).first;
  return isCurrent ? { period } : { period, from: first };
}

/** Whether a report of these days can be read. */
export function isSupportedRange({ first, last }: DayRange): boolean {
  return last >= earliestDay && first <= latestDay;
}
