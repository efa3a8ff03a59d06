import { expect, test } from 'vitest';
import { readPeriod, spanAfter, spanBefore, spanOf } from './period.ts';

test('a week is from Monday to Sunday, over the ends of months and years', () => {
  expect(spanOf('week', '2026-11-23')).toEqual({ first: '2026-11-23', last: '2026-11-29' });
  expect(spanOf('week', '2027-01-03')).toEqual({ first: '2026-12-28', last: '2027-01-03' });
});

test('a month has its days, also in a leap year', () => {
  expect(spanOf('month', '2028-02-11')).toEqual({ first: '2028-02-01', last: '2028-02-29' });
});

test.each(['week', 'month'] as const)('before and after a %s there is no gap', (period) => {
  const span = spanOf(period, '2026-12-31');
  expect(spanAfter(period, spanBefore(period, span))).toEqual(span);
  expect(spanBefore(period, spanAfter(period, span))).toEqual(span);
});

test('an address that says nothing known is this week', () => {
  const search = new URLSearchParams('period=age&from=2026-02-31x');
  expect(readPeriod(search, '2026-11-23').span.first).toBe('2026-11-23');
});
