import { addDays, type Day, mondayOf } from '../../api/days.ts';
import { addMonths } from '../../ui/month.ts';
import { firstDay, lastDay, readDay } from '../../ui/read-day.ts';

export const periods = ['week', 'month'] as const;
/** What a report is about: a week from Monday to Sunday, or a month. */
export type Period = (typeof periods)[number];

export interface Span {
  readonly first: Day;
  readonly last: Day;
}

/** The week or the month that a day lies in. */
export function spanOf(period: Period, day: Day): Span {
  if (period === 'month') {
    const month = day.slice(0, 7);
    return { first: `${month}-01`, last: addDays(`${addMonths(month, 1)}-01`, -1) };
  }
  const first = mondayOf(day);
  return { first, last: addDays(first, 6) };
}

/** The one before. */
export const spanBefore = (period: Period, { first }: Span): Span =>
  spanOf(period, addDays(first, -1));

/** The one after. */
export const spanAfter = (period: Period, { last }: Span): Span => spanOf(period, addDays(last, 1));

interface ShownPeriod {
  readonly period: Period;
  readonly span: Span;
  /** What the address has instead of a day. */
  readonly unknownDay: string | undefined;
}

/** The period that an address asks for, or the current one. */
export function readPeriod(search: URLSearchParams, today: Day): ShownPeriod {
  const period = periods.find((one) => one === search.get('period')) ?? 'week';
  const from = search.get('from') ?? '';
  const day = readDay(from);
  return {
    period,
    span: spanOf(period, day ?? today),
    unknownDay: day === undefined && from !== '' ? from : undefined,
  };
}

/** The address of a period. The current one has no day in it, so that it follows the calendar. */
export function writePeriod(period: Period, first: Day, today: Day): Record<string, string> {
  const isCurrent = spanOf(period, first).first === spanOf(period, today).first;
  return isCurrent ? { period } : { period, from: first };
}

/** Whether a report of these days can be read. */
export function isReadable({ first, last }: Span): boolean {
  return last >= firstDay && first <= lastDay;
}
