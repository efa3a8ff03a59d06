import { addDays, type Day, mondayOf } from '../parts/days.ts';
import { addMonths } from '../tasks/month.ts';

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

/** What an address asks for; what is not known is as if it were not there. */
export function readPeriod(search: URLSearchParams, today: Day): { period: Period; span: Span } {
  const period = periods.find((one) => one === search.get('period')) ?? 'week';
  const from = search.get('from') ?? '';
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(from) && !Number.isNaN(Date.parse(from));
  return { period, span: spanOf(period, isDay ? from : today) };
}
