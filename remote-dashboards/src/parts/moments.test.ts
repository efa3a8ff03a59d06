import { expect, test } from 'vitest';
import { agoIn, dayIn, momentOf } from './moments.ts';

const now = Date.parse('2026-11-22T12:00:00Z');

test.each([
  ['2026-11-22T12:00:01Z', 'this minute'],
  ['2026-11-22T11:59:30Z', 'this minute'],
  ['2026-11-22T11:55:00Z', '5 min ago'],
  ['2026-11-22T09:30:00Z', '2 hr ago'],
  ['2026-11-21T11:00:00Z', 'yesterday'],
  ['2026-11-18T11:00:00Z', '4 days ago'],
  // Noon of this computer's zone.
  [new Date(2026, 10, 2, 12).toISOString(), '2 Nov 2026'],
])('%s is %s', (iso, words) => {
  expect(agoIn('en', iso, now)).toBe(words);
});

test('Bengali has its words and digits', () => {
  expect(agoIn('bn', '2026-11-22T11:55:00Z', now)).toBe('৫ মিনিট আগে');
  expect(dayIn('bn', '2026-11-22T12:00:00Z')).toContain('নভেম্বর');
});

test.each([
  '2026-11-22 15:40:36.06+00',
  '2026-11-22T15:40:36.06+00:00',
  '2026-11-22T21:10:36.06+05:30',
])('%s is read by every browser', (text) => {
  expect(momentOf(text).toISOString()).toBe('2026-11-22T15:40:36.060Z');
});
