import { expect, test } from 'vitest';
import {
  getNextReportRange,
  getPreviousReportRange,
  getReportRange,
  isSupportedReportRange,
  parseReportPeriod,
  reportPeriodParams,
} from './report-period.ts';

test('a report week lasts from Monday to Sunday, across the ends of months and years', () => {
  expect(getReportRange('week', '2026-11-23')).toEqual({
    first: '2026-11-23',
    last: '2026-11-29',
  });
  expect(getReportRange('week', '2027-01-03')).toEqual({
    first: '2026-12-28',
    last: '2027-01-03',
  });
});

test('a report month contains all of its days, in a leap year too', () => {
  expect(getReportRange('month', '2028-02-11')).toEqual({
    first: '2028-02-01',
    last: '2028-02-29',
  });
});

test.each(['week', 'month'] as const)(
  'getPreviousReportRange and getNextReportRange of a %s leave no gap between the periods',
  (period) => {
    const span = getReportRange(period, '2026-12-31');
    expect(getNextReportRange(period, getPreviousReportRange(period, span))).toEqual(span);
    expect(getPreviousReportRange(period, getNextReportRange(period, span))).toEqual(span);
  },
);

test('a report URL with unknown parameters selects the current week', () => {
  const search = new URLSearchParams('period=age&from=2026-02-31x');
  expect(parseReportPeriod(search, '2026-11-23').span.first).toBe('2026-11-23');
});

test.each([
  '2026-02-31',
  '2026-02-29',
  '0020-01-01',
  '99999-12-31',
  '+275760-09-13',
  '1999-12-31',
  '2101-01-01',
  '2026-W60',
  '2026-11-23T00:00',
  'yesterday',
])('a report URL with the invalid date %s selects the current report', (from) => {
  const shown = parseReportPeriod(new URLSearchParams({ period: 'month', from }), '2026-11-23');
  expect(shown).toMatchObject({ unknownDay: from, span: { first: '2026-11-01' } });
});

test('the report URL accepts a date in Bengali digits and a leap day', () => {
  const read = (from: string) => parseReportPeriod(new URLSearchParams({ from }), '2026-11-23');
  expect(read('২০২৬-০১-০৫')).toMatchObject({
    unknownDay: undefined,
    span: { first: '2026-01-05' },
  });
  expect(read('2028-02-29')).toMatchObject({
    unknownDay: undefined,
    span: { first: '2028-02-28' },
  });
});

test('the report URL of the current week contains no date', () => {
  expect(reportPeriodParams('week', '2026-11-23', '2026-11-29')).toEqual({ period: 'week' });
  expect(reportPeriodParams('week', '2026-11-23', '2026-11-30')).toEqual({
    period: 'week',
    from: '2026-11-23',
  });
});

test('isSupportedReportRange accepts only dates in the supported years', () => {
  expect(isSupportedReportRange(getReportRange('week', '2000-01-01'))).toBe(true);
  expect(
    isSupportedReportRange(getPreviousReportRange('week', getReportRange('week', '2000-01-01'))),
  ).toBe(false);
  expect(
    isSupportedReportRange(getNextReportRange('month', getReportRange('month', '2100-12-31'))),
  ).toBe(false);
});
