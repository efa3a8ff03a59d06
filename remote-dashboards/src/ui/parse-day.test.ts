import { expect, test } from 'vitest';
import { parseDay, parseMonth } from './parse-day.ts';

test.each([
  ['2026-11-25', '2026-11-25'],
  [' 2028-02-29 ', '2028-02-29'],
  ['২০২৬-১১-২৫', '2026-11-25'],
  ['2000-01-01', '2000-01-01'],
  ['2100-12-31', '2100-12-31'],
  ['2026-02-30', undefined],
  ['2026-02-29', undefined],
  ['2100-02-29', undefined],
  ['2026-04-31', undefined],
  ['2026-13-01', undefined],
  ['2026-00-10', undefined],
  ['1999-12-31', undefined],
  ['2101-01-01', undefined],
  ['0020-01-01', undefined],
  ['0000-00-00', undefined],
  ['99999-12-31', undefined],
  ['+275760-09-13', undefined],
  ['-002026-01-01', undefined],
  ['2026-11-5', undefined],
  ['25-11-2026', undefined],
  ['2026-11-25T10:00', undefined],
  ['?', undefined],
  ['', undefined],
])('parseDay of the text %j returns %s', (text, day) => {
  expect(parseDay(text)).toBe(day);
});

test('parseMonth accepts only a four-digit year and a two-digit month', () => {
  expect([
    parseMonth('2026-11'),
    parseMonth('২০২৬-১১'),
    parseMonth('2026-1'),
    parseMonth(''),
  ]).toEqual(['2026-11', '2026-11', undefined, undefined]);
});
