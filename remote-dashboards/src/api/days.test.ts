import { expect, test } from 'vitest';
import { addDays, formatDay, toLocalDate } from './days.ts';

test("toLocalDate returns the date of the browser's clock", () => {
  expect(toLocalDate(new Date(2026, 0, 5, 0, 1))).toBe('2026-01-05');
  expect(toLocalDate(new Date(2026, 11, 31, 23, 59))).toBe('2026-12-31');
});

test('addDays returns correct dates across the ends of months and in leap years', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
});

test('formatDay returns the same text in every time zone', () => {
  expect(formatDay('en', '2026-11-23', 'medium')).toMatch(/23/);
  expect(formatDay('bn', '2026-11-23', 'medium')).toMatch(/২৩/);
});
