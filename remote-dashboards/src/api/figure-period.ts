import { addDays, type CalendarDay, getMondayOfWeek } from './days.ts';

/** The period of a chart: its number of days including today, and the length of a time step. */
export interface StatisticsPeriod {
  readonly days: (typeof statisticsPeriodDays)[number];
  readonly step: 'day' | 'week';
}

export const statisticsPeriodDays = [7, 30, 90, 365] as const;
/**
 * The maximum number of days with daily time steps. Longer periods have weekly steps, because 365 days would be
 * illegible.
 */
const mostByDay = 90;

/** The company's calendar days are in Indian time, because the office is in India. */
const officeTime = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
});

/** Returns the current date in the office's time zone (India). */
export const getTodayInOfficeTimeZone = (now: number = Date.now()): CalendarDay =>
  officeTime.format(now);

/** Parses the chart period from the URL, by default the last thirty days. */
export function parseStatisticsPeriod(search: URLSearchParams): StatisticsPeriod {
  const days = statisticsPeriodDays.find((span) => span === Number(search.get('days'))) ?? 30;
  return { days, step: areChartStepsWeekly(days) || search.get('by') === 'week' ? 'week' : 'day' };
}

export function areChartStepsWeekly(days: number): boolean {
  return days > mostByDay;
}

/** The first and last date of a chart period, such as `2026-11-22`. */
export interface ChartDateRange {
  readonly since: string;
  readonly until: string;
}

/** Returns the first and last date of a chart period, and the start date of each time step. */
export function getChartPeriodDates(
  { days, step }: StatisticsPeriod,
  until: CalendarDay = getTodayInOfficeTimeZone(),
) {
  const since = addDays(until, 1 - days);
  const first = step === 'day' ? since : getMondayOfWeek(since);
  const length = step === 'day' ? 1 : 7;
  const starts: string[] = [];
  for (let start = first; start <= until; start = addDays(start, length)) starts.push(start);
  return { since, until, starts };
}
