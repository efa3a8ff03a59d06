import { expect, test } from 'vitest';
import {
  addDays,
  countWorkingDays,
  formatDay,
  formatDueDate,
  getLocalToday,
  toLocalDate,
} from './days.ts';

test("toLocalDate returns the date of the browser's clock", () => {
  expect(toLocalDate(new Date(2026, 0, 5, 0, 1))).toBe('2026-01-05');
  expect(toLocalDate(new Date(2026, 11, 31, 23, 59))).toBe('2026-12-31');
});

test('addDays returns correct dates across the ends of months and in leap years', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
});

test.each([
  ['Friday to Saturday', '2026-11-20T17:00', '2026-11-21T17:00', 1],
  ['Saturday to Monday', '2026-11-21T17:00', '2026-11-23T16:59', 0],
  ['Saturday to Monday at the same time', '2026-11-21T17:00', '2026-11-23T17:00', 1],
  ['Sunday to Monday evening', '2026-11-22T10:00', '2026-11-23T20:00', 0],
  ['one Monday to the next', '2026-11-16T09:00', '2026-11-23T09:00', 6],
  ['one year to the next', '2025-12-29T09:00', '2026-01-05T09:00', 6],
])('countWorkingDays leaves out Sundays from %s', (_name, from, to, days) => {
  expect(countWorkingDays(new Date(from), new Date(to))).toBe(days);
});

test('formatDay returns the same text in every time zone', () => {
  expect(formatDay('en', '2026-11-23', 'medium')).toMatch(/23/);
  expect(formatDay('bn', '2026-11-23', 'medium')).toMatch(/২৩/);
});

test('formatDueDate shows the year only if it is not the current year', () => {
  const day = getLocalToday();
  expect(formatDueDate('en', day)).not.toContain(day.slice(0, 4));
  expect(formatDueDate('en', '2099-12-31')).toContain('2099');
});
