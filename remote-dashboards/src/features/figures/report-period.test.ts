import { expect, test } from 'vitest';
import {
  getNextReportDayRange,
  getPreviousReportDayRange,
  getReportDayRange,
  isSupportedReportDayRange,
  parseReportPeriod,
  serializeReportPeriod,
} from './report-period.ts';

test('a report week lasts from Monday to Sunday, across the ends of months and years', () => {
  expect(getReportDayRange('week', '2026-11-23')).toEqual({
    first: '2026-11-23',
    last: '2026-11-29',
  });
  expect(getReportDayRange('week', '2027-01-03')).toEqual({
    first: '2026-12-28',
    last: '2027-01-03',
  });
});

test('a report month contains all of its days, in a leap year too', () => {
  expect(getReportDayRange('month', '2028-02-11')).toEqual({
    first: '2028-02-01',
    last: '2028-02-29',
  });
});

test.each(['week', 'month'] as const)(
  'getPreviousReportDayRange and getNextReportDayRange of a %s leave no gap between the periods',
  (period) => {
    const span = getReportDayRange(period, '2026-12-31');
    expect(getNextReportDayRange(period, getPreviousReportDayRange(period, span))).toEqual(span);
    expect(getPreviousReportDayRange(period, getNextReportDayRange(period, span))).toEqual(span);
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
  expect(serializeReportPeriod('week', '2026-11-23', '2026-11-29')).toEqual({ period: 'week' });
  expect(serializeReportPeriod('week', '2026-11-23', '2026-11-30')).toEqual({
    period: 'week',
    from: '2026-11-23',
  });
});

test('isSupportedReportDayRange accepts only dates in the supported years', () => {
  expect(isSupportedReportDayRange(getReportDayRange('week', '2000-01-01'))).toBe(true);
  expect(
    isSupportedReportDayRange(
      getPreviousReportDayRange('week', getReportDayRange('week', '2000-01-01')),
    ),
  ).toBe(false);
  expect(
    isSupportedReportDayRange(
      getNextReportDayRange('month', getReportDayRange('month', '2100-12-31')),
    ),
  ).toBe(false);
});
