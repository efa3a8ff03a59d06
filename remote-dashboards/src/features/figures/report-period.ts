import { addDays, type CalendarDay, getMondayOfWeek } from '../../api/days.ts';
import { addMonths } from '../../ui/month.ts';
import { earliestAllowedDate, latestAllowedDate, parseDay } from '../../ui/parse-day.ts';

export const reportPeriods = ['week', 'month'] as const;
/** The type of a report period: a week from Monday to Sunday, or a calendar month. */
export type ReportPeriod = (typeof reportPeriods)[number];

export interface ReportDayRange {
  readonly first: CalendarDay;
  readonly last: CalendarDay;
}

/** Returns the week or month that contains a date. */
export function getReportDayRange(period: ReportPeriod, day: CalendarDay): ReportDayRange {
  if (period === 'month') {
    const month = day.slice(0, 7);
    return { first: `${month}-01`, last: addDays(`${addMonths(month, 1)}-01`, -1) };
  }
  const first = getMondayOfWeek(day);
  return { first, last: addDays(first, 6) };
}

/** Returns the previous week or month. */
export const getPreviousReportDayRange = (
  period: ReportPeriod,
  { first }: ReportDayRange,
): ReportDayRange => getReportDayRange(period, addDays(first, -1));

/** Returns the next week or month. */
export const getNextReportDayRange = (
  period: ReportPeriod,
  { last }: ReportDayRange,
): ReportDayRange => getReportDayRange(period, addDays(last, 1));

interface ShownPeriod {
  readonly period: ReportPeriod;
  readonly span: ReportDayRange;
  /** The URL's date text if it is invalid. */
  readonly unknownDay: string | undefined;
}

/** Parses the report period from the URL, by default the current week. */
export function parseReportPeriod(search: URLSearchParams, today: CalendarDay): ShownPeriod {
  const period = reportPeriods.find((one) => one === search.get('period')) ?? 'week';
  const from = search.get('from') ?? '';
  const day = parseDay(from);
  return {
    period,
    span: getReportDayRange(period, day ?? today),
    unknownDay: day === undefined && from !== '' ? from : undefined,
  };
}

/** Converts a report period to URL parameters. The current date is omitted, so that a bookmark stays current. */
export function serializeReportPeriod(
  period: ReportPeriod,
  first: CalendarDay,
  today: CalendarDay,
): Record<string, string> {
  const isCurrent =
    getReportDayRange(period, first).first === getReportDayRange(period, today).first;
  return isCurrent ? { period } : { period, from: first };
}

/** Returns true if the database supports reports of these dates. */
export function isSupportedReportDayRange({ first, last }: ReportDayRange): boolean {
  return last >= earliestAllowedDate && first <= latestAllowedDate;
}
