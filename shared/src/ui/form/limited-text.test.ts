import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { describeRateLimitWait } from './limited-text.ts';

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
] as const)('in %s, the text of a limit of %s seconds is %s', (language, seconds, text) => {
  expect(describeRateLimitWait('tries', language, seconds).normalize()).toBe(text.normalize());
});
