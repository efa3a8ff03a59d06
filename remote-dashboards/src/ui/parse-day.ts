import type { CalendarDay } from '../api/days.ts';

/**
 * The range of valid dates, because other dates are typing errors such as `0026-11-25`. The database has the same
 * range.
 */
export const earliestAllowedDate: CalendarDay = '2000-01-01';
export const latestAllowedDate: CalendarDay = '2100-12-31';

const bengaliZero = '০'.codePointAt(0) ?? 0;

/** Replaces Bengali digits with Latin digits. */
function withLatinDigits(text: string): string {
  return text.replace(/[০-৯]/g, (digit) => String((digit.codePointAt(0) ?? 0) - bengaliZero));
}

/** Parses a date such as `2026-11-25` or `২০২৬-১১-২৫`. Undefined for an invalid date or a year outside 2000 to 2100. */
export function parseDay(text: string): CalendarDay | undefined {
  const day = withLatinDigits(text.trim());
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || day < earliestAllowedDate || day > latestAllowedDate)
    return undefined;
  const time = Date.parse(`${day}T00:00:00Z`);
  // Compare the parsed date with the text, because some browsers parse 30 February as 2 March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : undefined;
}

/** Parses a month such as `2026-11`. */
export function parseMonth(text: string): string | undefined {
  return parseDay(`${text.trim()}-01`)?.slice(0, 7);
}
