import { afterEach, expect, test, vi } from 'vitest';
import { importWithRetry } from './retry-import.ts';

afterEach(() => void vi.useRealTimers());

const failingTwice = () =>
  vi
    .fn(async () => 'code')
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('offline'));

test('importWithRetry downloads a script again after five and then ten seconds until a download succeeds', async () => {
  vi.useFakeTimers();
  const load = failingTwice();
  const loaded = importWithRetry(load);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(await loaded).toBe('code');
  expect(load).toHaveBeenCalledTimes(3);
});

test('importWithRetry downloads a script again as soon as the browser is online', async () => {
  vi.useFakeTimers();
  const load = failingTwice();
  const loaded = importWithRetry(load);
  for (const calls of [1, 2]) {
    await vi.advanceTimersByTimeAsync(0);
    expect(load).toHaveBeenCalledTimes(calls);
    window.dispatchEvent(new Event('online'));
  }
  expect(await loaded).toBe('code');
});
