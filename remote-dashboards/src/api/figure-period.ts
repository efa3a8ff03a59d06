import { addDays, type Day, mondayOf } from './days.ts';

/** The period of a chart: its number of days, including today, and the size of its steps. */
export interface FigurePeriod {
  readonly days: (typeof periodLengths)[number];
  readonly step: 'day' | 'week';
}

export const periodLengths = [7, 30, 90, 365] as const;
/** Longer periods are shown only by week, because a chart cannot show 365 separate days legibly. */
const mostByDay = 90;

/** The office is in India, so the company's days begin at midnight there. */
const officeTime = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
});

/** Returns the current date at the office. */
export const officeToday = (now: number = Date.now()): Day => officeTime.format(now);

/** Reads the period from the URL. The default is the last thirty days. */
export function parseFigurePeriod(search: URLSearchParams): FigurePeriod {
  const days = periodLengths.find((span) => span === Number(search.get('days'))) ?? 30;
  return { days, step: hasOnlyWeeks(days) || search.get('by') === 'week' ? 'week' : 'day' };
}

export function hasOnlyWeeks(days: number): boolean {
  return days > mostByDay;
}

/** A first and a last date, such as `2026-11-22`. */
export interface FigureSpan {
  readonly since: string;
  readonly until: string;
}

/** Returns the first and last date of a period, and the start date of each step, such as `2026-11-22`. */
export function periodDays({ days, step }: FigurePeriod, until: Day = officeToday()) {
  const since = addDays(until, 1 - days);
  const first = step === 'day' ? since : mondayOf(since);
  const length = step === 'day' ? 1 : 7;
  const starts: string[] = [];
  for (let start = first; start <= until; start = addDays(start, length)) starts.push(start);
  return { since, until, starts };
}
