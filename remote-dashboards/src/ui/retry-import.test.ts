import { afterEach, expect, test, vi } from 'vitest';
import { importWithRetry } from './retry-import.ts';

afterEach(() => void vi.useRealTimers());

test('importWithRetry downloads a script again every five seconds until a download succeeds', async () => {
  vi.useFakeTimers();
  const load = vi
    .fn(async () => 'code')
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('offline'));
  const loaded = importWithRetry(load);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(await loaded).toBe('code');
  expect(load).toHaveBeenCalledTimes(3);
});
