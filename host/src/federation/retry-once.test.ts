import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryOnce, scriptTimeout } from './retry-once.ts';

const gone = new Error('gone');

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('what succeeds is loaded once', async () => {
  const load = vi.fn(async () => 'code');
  expect(await retryOnce(load)).toBe('code');
  expect(load).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

test('what fails once is tried again', async () => {
  const load = vi.fn(async () => 'code').mockRejectedValueOnce(gone);
  expect(await retryOnce(load)).toBe('code');
});

test('what fails twice is a failure', async () => {
  const load = vi.fn(() => Promise.reject(gone));
  await expect(retryOnce(load)).rejects.toBe(gone);
  expect(load).toHaveBeenCalledTimes(2);
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  ['it hung', 0],
  ['it hung, for a while before it was waited for', 3_000],
])('what failed because %s is not tried again', async (_, ahead) => {
  const load = vi.fn(
    () => new Promise((_, reject) => setTimeout(() => reject(gone), scriptTimeout - ahead)),
  );
  const failure = retryOnce(load).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(scriptTimeout);
  expect(await failure).toBe(gone);
  expect(load).toHaveBeenCalledOnce();
});

test('what never settles is a failure in the end', async () => {
  const load = vi.fn(() => new Promise(() => {}));
  const failure = retryOnce(load).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(2 * scriptTimeout);
  expect(String(await failure)).toContain('The script did not load within 20 seconds.');
  expect(load).toHaveBeenCalledOnce();
});
