import { afterEach, expect, test, vi } from 'vitest';
import { runUnderBrowserLock } from './run-exclusively.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** Browser locks of which a frozen tab holds the requested one. */
function heldLocks(): LockManager {
  const request = async (_name: string, options: LockOptions, work: () => Promise<unknown>) => {
    if (options.steal) return work();
    return new Promise((_resolve, reject) => {
      options.signal?.addEventListener('abort', () => reject(options.signal?.reason));
    });
  };
  return { request, query: async () => ({}) } as unknown as LockManager;
}

test('a frozen tab that holds the lock delays another tab by at most ten seconds', async () => {
  vi.useFakeTimers();
  const done = vi.fn();
  const work = runUnderBrowserLock('name', async () => 'refreshed', heldLocks()).then(done);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await work;
  expect(done).toHaveBeenCalledWith('refreshed');
});

test('runUnderBrowserLock does not repeat work that failed', async () => {
  const work = vi.fn(() => Promise.reject(new Error('broken')));
  const request = (_name: string, _options: LockOptions, begin: () => Promise<unknown>) => begin();
  const locks = { request } as unknown as LockManager;
  await expect(runUnderBrowserLock('name', work, locks)).rejects.toThrow('broken');
  expect(work).toHaveBeenCalledOnce();
});

test('in a browser without locks, runUnderBrowserLock runs the work immediately', async () => {
  expect(await runUnderBrowserLock('name', async () => 'refreshed', undefined)).toBe('refreshed');
});
