import { expect, test } from 'vitest';
import {
  getChartPeriodDates,
  getTodayInOfficeTimeZone,
  parseStatisticsPeriod,
} from './figure-period.ts';

const at = (time: string) => Date.parse(time);

test('getTodayInOfficeTimeZone returns the current date in India', () => {
  const evening = getChartPeriodDates(
    { days: 7, step: 'day' },
    getTodayInOfficeTimeZone(at('2026-02-28T18:29:00Z')),
  );
  expect([evening.since, evening.until]).toEqual(['2026-02-22', '2026-02-28']);
  const night = getChartPeriodDates(
    { days: 7, step: 'day' },
    getTodayInOfficeTimeZone(at('2026-02-28T18:30:00Z')),
  );
  expect(night.starts).toEqual([
    '2026-02-23',
    '2026-02-24',
    '2026-02-25',
    '2026-02-26',
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
  ]);
});

test('a chart period with weekly time steps starts on the Monday of its first week', () => {
  const { since, starts } = getChartPeriodDates(
    { days: 30, step: 'week' },
    getTodayInOfficeTimeZone(at('2026-11-22T12:00:00Z')),
  );
  expect(since).toBe('2026-10-24');
  expect(starts).toEqual(['2026-10-19', '2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16']);
});

test.each([
  ['', { days: 30, step: 'day' }],
  ['days=90&by=week', { days: 90, step: 'week' }],
  ['days=365&by=day', { days: 365, step: 'week' }],
  ['days=5&by=hour', { days: 30, step: 'day' }],
])('parseStatisticsPeriod of the query string ?%s returns the period %o', (search, period) => {
  expect(parseStatisticsPeriod(new URLSearchParams(search))).toEqual(period);
});
