import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryAfterOf } from '../../database/retry-after.ts';
import { limitedText } from './limited-text.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date(2026, 10, 25, 14, 25, 30));
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['en', 43, 'Too many tries for now. Try again in 43 seconds (at 14:27).'],
  ['en', 60, 'Too many tries for now. Try again in 1 minute (at 14:27).'],
  ['en', 540, 'Too many tries for now. Try again in 9 minutes (at 14:35).'],
  ['en', 6 * 3600, 'Too many tries for now. Try again in 6 hours (at 20:26).'],
  ['en', undefined, 'Too many tries for now. Try again in a few minutes.'],
  ['bn', 540, 'বড় বেশি বার চেষ্টা হয়েছে। ৯ মিনিটে (১৪:৩৫-এ) আবার চেষ্টা করুন।'],
] as const)('in %s, a limit that ends in %s seconds reads %s', (language, seconds, text) => {
  expect(limitedText('tries', language, seconds).normalize()).toBe(text.normalize());
});

test.each([
  ['the database', { message: 'Too many.', details: 'retry_after=540' }, 540],
  [
    'the auth server',
    { message: 'For security purposes, you can only request this after 43 seconds.' },
    43,
  ],
  ['a limit without a time', { message: 'Request rate limit reached', details: null }, undefined],
  ['made-up details', { message: '', details: 'retry_after=1e9' }, undefined],
])('the time is read from the answer of %s', (_what, error, seconds) => {
  expect(retryAfterOf(error)).toBe(seconds);
});
