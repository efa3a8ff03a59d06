import { expect, test } from 'vitest';
import { addDays, dayHere, dayInWords } from './days.ts';

test('a day is that of the clock on the wall', () => {
  expect(dayHere(new Date(2026, 0, 5, 0, 1))).toBe('2026-01-05');
  expect(dayHere(new Date(2026, 11, 31, 23, 59))).toBe('2026-12-31');
});

test('days are added over months and leap years', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
});

test('a day is the same in every time zone, in the digits of the language', () => {
  expect(dayInWords('en', '2026-11-23', 'medium')).toMatch(/23/);
  expect(dayInWords('bn', '2026-11-23', 'medium')).toMatch(/২৩/);
});
