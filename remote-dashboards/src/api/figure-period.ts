import { addDays, type Day, mondayOf } from './days.ts';

/** How many days are looked back on, today among them, and in what steps. */
export interface FigurePeriod {
  readonly days: (typeof periodLengths)[number];
  readonly step: 'day' | 'week';
}

export const periodLengths = [7, 30, 90, 365] as const;
/** Longer spans are shown by week alone: a year has too many days to tell apart. */
const mostByDay = 90;

/** Where the company's days begin. */
const officeTime = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
});

/** The current day of the company. */
export const officeToday = (now: number = Date.now()): Day => officeTime.format(now);

/** The period that an address asks for: the last thirty days, where it asks for none that there is. */
export function parseFigurePeriod(search: URLSearchParams): FigurePeriod {
  const days = periodLengths.find((span) => span === Number(search.get('days'))) ?? 30;
  return { days, step: hasOnlyWeeks(days) || search.get('by') === 'week' ? 'week' : 'day' };
}

export function hasOnlyWeeks(days: number): boolean {
  return days > mostByDay;
}

/** The first and the last day of some, as `2026-11-22`. */
export interface FigureSpan {
  readonly since: string;
  readonly until: string;
}

/** The first and the last day of a period, and the day on which each of its steps starts, as `2026-11-22`. */
export function periodDays({ days, step }: FigurePeriod, until: Day = officeToday()) {
  const since = addDays(until, 1 - days);
  const first = step === 'day' ? since : mondayOf(since);
  const length = step === 'day' ? 1 : 7;
  const starts: string[] = [];
  for (let start = first; start <= until; start = addDays(start, length)) starts.push(start);
  return { since, until, starts };
}
