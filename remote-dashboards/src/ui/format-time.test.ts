import { afterEach, expect, test, vi } from 'vitest';
import {
  formatDate,
  formatDateTime,
  formatTime,
  formatTimeAgo,
  formatWaitingTime,
  getWaitingDays,
} from './format-time.ts';
import { clearFormatterCache } from './formatters.ts';

/** Simulates a browser in the given time zone. */
function moveTo(zone: string) {
  vi.stubEnv('TZ', zone);
  clearFormatterCache();
}

afterEach(() => {
  vi.unstubAllEnvs();
  clearFormatterCache();
});

test.each([
  ['2026-11-22T12:00:01Z', 'now'],
  ['2026-11-22T11:59:30Z', 'now'],
  ['2026-11-22T11:55:00Z', '5 min ago'],
  ['2026-11-22T09:30:00Z', '2 hr ago'],
  ['2026-11-21T11:00:00Z', 'yesterday'],
  ['2026-11-18T11:00:00Z', '4 days ago'],
  ['2026-11-02T12:00:00Z', '2 Nov 2026'],
])('formatTimeAgo of the time %s returns %s', (iso, words) => {
  moveTo('UTC');
  expect(formatTimeAgo('en', iso, Date.parse('2026-11-22T12:00:00Z'))).toBe(words);
});

test.each([
  ['2026-11-22T11:59:30Z', '1m', 0],
  ['2026-11-21T13:00:00Z', '23h', 0],
  ['2026-11-21T11:00:00Z', '1d', 1],
  ['2026-11-16T18:00:00Z', '6d', 6],
])('formatWaitingTime and getWaitingDays of the time %s return %s and %i', (iso, text, days) => {
  moveTo('UTC');
  const now = Date.parse('2026-11-22T12:00:00Z');
  expect(formatWaitingTime('en', iso, now)).toBe(text);
  expect(getWaitingDays(iso, now)).toBe(days);
});

test('formatted times have Bengali words and digits on Bengali pages', () => {
  moveTo('Asia/Kolkata');
  const ago = (iso: string) => formatTimeAgo('bn', iso, Date.parse('2026-11-22T12:00:00Z'));
  expect(ago('2026-11-22T12:03:00Z')).toBe('এখন');
  expect(ago('2026-11-22T11:55:00Z')).toBe('৫ মিনিট আগে');
  expect(ago('2026-11-22T09:00:00Z')).toMatch(/^৩ ঘ.+ আগে$/);
  expect(ago('2026-11-21T12:00:00Z')).toBe('গতকাল');
  expect(ago('2026-11-18T12:00:00Z')).toBe('৪ দিন আগে');
  expect(ago('2026-11-15T12:00:00Z')).toMatch(/^১৫ নভে.*২০২৬$/);
  expect(formatDate('bn', '2026-11-22T12:00:00Z')).toContain('নভেম্বর');
});

test.each([
  ['04:09', '৪:০৯ ভোর', '4:09 am'],
  ['09:09', '৯:০৯ সকাল', '9:09 am'],
  ['13:09', '১:০৯ দুপুর', '1:09 pm'],
  ['20:09', '৮:০৯ রাত্রি', '8:09 pm'],
])('the time %s has the Bengali day period %s, and the English %s', (clock, bengali, english) => {
  moveTo('UTC');
  const at = `2026-11-26T${clock}:00Z`;
  expect(formatTime('bn', at)).toBe(bengali);
  expect(formatDateTime('bn', at)).toMatch(new RegExp(`^২৬ নভে.*২০২৬, ${bengali}$`));
  expect(formatTime('en', at)).toBe(english);
  expect(formatDateTime('en', at)).toBe(`26 Nov 2026, ${english}`);
});

test.each([
  [
    '47 hours ago, two dates later',
    'Asia/Kolkata',
    '2026-11-20T00:30',
    '2026-11-21T23:30',
    'yesterday',
  ],
  [
    '47 hours ago, two dates later',
    'Asia/Kolkata',
    '2026-11-20T23:30',
    '2026-11-22T22:30',
    '2 days ago',
  ],
  [
    '20 hours ago on the date before',
    'Asia/Kolkata',
    '2026-11-21T13:00',
    '2026-11-22T09:00',
    'yesterday',
  ],
  [
    '2 hours ago on the date before',
    'Asia/Kolkata',
    '2026-11-21T23:00',
    '2026-11-22T01:00',
    'yesterday',
  ],
  [
    '20 hours ago on the same date',
    'Asia/Kolkata',
    '2026-11-22T01:00',
    '2026-11-22T21:00',
    '20 hr ago',
  ],
  [
    '5 minutes ago on the date before',
    'Asia/Kolkata',
    '2026-11-21T23:58',
    '2026-11-22T00:03',
    '5 min ago',
  ],
  ['the end of a year', 'Asia/Kathmandu', '2026-12-31T18:00', '2027-01-01T09:00', 'yesterday'],
  [
    'the end of a leap February',
    'America/St_Johns',
    '2028-02-28T12:00',
    '2028-03-01T12:00',
    '2 days ago',
  ],
  ['a day of 23 hours', 'America/New_York', '2026-03-07T12:00', '2026-03-09T11:00', '2 days ago'],
  ['a day of 25 hours', 'America/New_York', '2026-10-31T23:30', '2026-11-02T00:10', '2 days ago'],
  [
    'a day of 23.5 hours',
    'Australia/Lord_Howe',
    '2026-10-03T12:00',
    '2026-10-05T11:00',
    '2 days ago',
  ],
  [
    'a week of 7 days and an hour',
    'Europe/Berlin',
    '2026-10-20T12:00',
    '2026-10-27T11:00',
    '20 Oct 2026',
  ],
  [
    '6 days and 23 hours, 6 dates',
    'Asia/Kolkata',
    '2026-11-15T00:10',
    '2026-11-21T23:10',
    '6 days ago',
  ],
])('%s in %s: %s is shown at %s as %s', (_, zone, moment, now, words) => {
  moveTo(zone);
  expect(formatTimeAgo('en', new Date(moment).toISOString(), new Date(now).getTime())).toBe(words);
});

test.each([
  ['3 minutes', 3 / 60, 'now'],
  ['5 hours', 5, 'now'],
  ['3 days', 72, '25 Nov 2026'],
])(
  'formatTimeAgo with a browser clock that is %s behind the backend returns %s',
  (_, hours, words) => {
    moveTo('UTC');
    const now = Date.parse('2026-11-22T12:00:00Z');
    expect(formatTimeAgo('en', new Date(now + hours * 3_600_000).toISOString(), now)).toBe(words);
  },
);
