import { expect, test } from 'vitest';
import { addMonths, listWeeksOfMonth } from './month.ts';

test('addMonths returns correct months across the ends of years', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
});

test('listWeeksOfMonth returns the weeks from Monday to Sunday that cover the whole month', () => {
  const november = listWeeksOfMonth('2026-11');
  expect(november[0]?.[0]).toBe('2026-10-26');
  expect(november.at(-1)?.at(-1)).toBe('2026-12-06');
  expect(listWeeksOfMonth('2027-02')).toHaveLength(4);
  expect(november.every((week) => week.length === 7)).toBe(true);
});
