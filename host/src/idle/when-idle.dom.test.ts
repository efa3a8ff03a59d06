import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

const work = vi.fn();

beforeEach(() => {
  work.mockReset();
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('in a browser with requestIdleCallback', () => {
  const requests = new Map<number, () => void>();

  beforeEach(() => {
    requests.clear();
    vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
      requests.set(requests.size + 1, callback);
      return requests.size;
    });
    vi.stubGlobal('cancelIdleCallback', (request: number) => requests.delete(request));
  });

  test('the work runs in the idle callback', () => {
    whenIdle(work);
    vi.runAllTimers();
    expect(work).not.toHaveBeenCalled();
    for (const run of requests.values()) run();
    expect(work).toHaveBeenCalledOnce();
  });

  test('the cleanup cancels the work', () => {
    whenIdle(work)();
    expect(requests.size).toBe(0);
  });
});

describe('in a browser without requestIdleCallback', () => {
  test('the work runs after a delay', () => {
    whenIdle(work);
    expect(work).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(work).toHaveBeenCalledOnce();
  });

  test('the cleanup cancels the work', () => {
    whenIdle(work)();
    vi.runAllTimers();
    expect(work).not.toHaveBeenCalled();
  });
});
