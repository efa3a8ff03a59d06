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

describe('in a browser that tells when it is idle', () => {
  const requests = new Map<number, () => void>();

  beforeEach(() => {
    requests.clear();
    vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
      requests.set(requests.size + 1, callback);
      return requests.size;
    });
    vi.stubGlobal('cancelIdleCallback', (request: number) => requests.delete(request));
  });

  test('the work is done when it says so', () => {
    whenIdle(work);
    vi.runAllTimers();
    expect(work).not.toHaveBeenCalled();
    for (const run of requests.values()) run();
    expect(work).toHaveBeenCalledOnce();
  });

  test('it can be called off', () => {
    whenIdle(work)();
    expect(requests.size).toBe(0);
  });
});

describe('in a browser that does not', () => {
  test('the work is done a little later', () => {
    whenIdle(work);
    expect(work).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(work).toHaveBeenCalledOnce();
  });

  test('it can be called off', () => {
    whenIdle(work)();
    vi.runAllTimers();
    expect(work).not.toHaveBeenCalled();
  });
});
