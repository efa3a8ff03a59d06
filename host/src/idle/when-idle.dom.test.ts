import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { callWhenIdle } from './when-idle.ts';

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

  test("callWhenIdle calls the work function in the browser's idle callback", () => {
    callWhenIdle(work);
    vi.runAllTimers();
    expect(work).not.toHaveBeenCalled();
    for (const run of requests.values()) run();
    expect(work).toHaveBeenCalledOnce();
  });

  test('the cleanup of callWhenIdle cancels the idle callback', () => {
    callWhenIdle(work)();
    expect(requests.size).toBe(0);
  });
});

describe('in a browser without requestIdleCallback', () => {
  test('without requestIdleCallback, callWhenIdle calls the work function after a delay', () => {
    callWhenIdle(work);
    expect(work).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(work).toHaveBeenCalledOnce();
  });

  test('without requestIdleCallback, the cleanup of callWhenIdle cancels the timer', () => {
    callWhenIdle(work)();
    vi.runAllTimers();
    expect(work).not.toHaveBeenCalled();
  });
});
