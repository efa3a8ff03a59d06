import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryOnce, scriptTimeout } from './retry-once.ts';

const gone = new Error('gone');

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('a successful load is called once', async () => {
  const load = vi.fn(async () => 'code');
  expect(await retryOnce(load)).toBe('code');
  expect(load).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

test('a load that fails once is called again', async () => {
  const load = vi.fn(async () => 'code').mockRejectedValueOnce(gone);
  expect(await retryOnce(load)).toBe('code');
});

test('a load that fails twice rejects', async () => {
  const load = vi.fn(() => Promise.reject(gone));
  await expect(retryOnce(load)).rejects.toBe(gone);
  expect(load).toHaveBeenCalledTimes(2);
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  ['a time-out', 0],
  ['a time-out that began with the prefetch', 3_000],
])('a load that failed after %s is not called again', async (_, ahead) => {
  const load = vi.fn(
    () => new Promise((_, reject) => setTimeout(() => reject(gone), scriptTimeout - ahead)),
  );
  const failure = retryOnce(load).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(scriptTimeout);
  expect(await failure).toBe(gone);
  expect(load).toHaveBeenCalledOnce();
});

test('a load that never settles rejects after a time-out', async () => {
  const load = vi.fn(() => new Promise(() => {}));
  const failure = retryOnce(load).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(2 * scriptTimeout);
  expect(String(await failure)).toContain('The script did not load within 20 seconds.');
  expect(load).toHaveBeenCalledOnce();
});
