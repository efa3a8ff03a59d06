import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadWithOneRetry, scriptTimeoutMs } from './retry-once.ts';

const gone = new Error('gone');

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('loadWithOneRetry calls a load function once if the first call succeeds', async () => {
  const load = vi.fn(async () => 'code');
  expect(await loadWithOneRetry(load)).toBe('code');
  expect(load).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

test('loadWithOneRetry calls a load function a second time if the first call fails', async () => {
  const load = vi.fn(async () => 'code').mockRejectedValueOnce(gone);
  expect(await loadWithOneRetry(load)).toBe('code');
});

test('loadWithOneRetry rejects after the second failure of a load function', async () => {
  const load = vi.fn(() => Promise.reject(gone));
  await expect(loadWithOneRetry(load)).rejects.toBe(gone);
  expect(load).toHaveBeenCalledTimes(2);
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  ['a time-out', 0],
  ['a time-out that began with the prefetch', 3_000],
])('loadWithOneRetry does not repeat a load that failed after %s', async (_, ahead) => {
  const load = vi.fn(
    () => new Promise((_, reject) => setTimeout(() => reject(gone), scriptTimeoutMs - ahead)),
  );
  const failure = loadWithOneRetry(load).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(scriptTimeoutMs);
  expect(await failure).toBe(gone);
  expect(load).toHaveBeenCalledOnce();
});

test('loadWithOneRetry rejects a load function that never settles after a time-out', async () => {
  const load = vi.fn(() => new Promise(() => {}));
  const failure = loadWithOneRetry(load).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(2 * scriptTimeoutMs);
  expect(String(await failure)).toContain('The script did not load within 20 seconds.');
  expect(load).toHaveBeenCalledOnce();
});
