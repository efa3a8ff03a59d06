import { addDays, type CalendarDay, getMondayOfWeek } from '../api/days.ts';

/** Adds a number of months to a month such as `2026-11`. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7);
}

/** Returns the weeks of a month, from Monday to Sunday, including days of adjacent months. */
export function listWeeksOfMonth(month: string): readonly (readonly CalendarDay[])[] {
  const start = getMondayOfWeek(`${month}-01`);
  const end: CalendarDay = `${addMonths(month, 1)}-01`;
  const weeks: CalendarDay[][] = [];
  for (let day = start; day < end; day = addDays(day, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(day, index)));
  }
  return weeks;
}
