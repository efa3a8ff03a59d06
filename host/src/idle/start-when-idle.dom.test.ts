import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadAndStartWhenIdle } from './start-when-idle.ts';

const idle = new Set<() => void>();

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    idle.add(work);
    return work;
  });
  vi.stubGlobal('cancelIdleCallback', (work: () => void) => idle.delete(work));
});

afterEach(() => {
  idle.clear();
  vi.unstubAllGlobals();
});

const becomeIdle = async () => {
  for (const work of idle) work();
  await new Promise((resolve) => setTimeout(resolve));
};

test('loadAndStartWhenIdle loads code when the browser is idle, and its cleanup stops that code', async () => {
  const end = vi.fn();
  const begin = vi.fn(() => end);
  const load = vi.fn(async () => begin);
  const cleanup = loadAndStartWhenIdle(load);
  expect(load).not.toHaveBeenCalled();
  await becomeIdle();
  expect(begin).toHaveBeenCalledOnce();
  cleanup();
  expect(end).toHaveBeenCalledOnce();
});

test('loadAndStartWhenIdle loads nothing if its cleanup runs before the browser is idle', () => {
  loadAndStartWhenIdle(async () => () => () => {})();
  expect(idle.size).toBe(0);
});

test('loadAndStartWhenIdle does not start the code if its cleanup runs while the code loads', async () => {
  const begin = vi.fn(() => () => {});
  const cleanup = loadAndStartWhenIdle(async () => begin);
  const begun = becomeIdle();
  cleanup();
  await begun;
  expect(begin).not.toHaveBeenCalled();
});

test('loadAndStartWhenIdle ignores code that fails to load', async () => {
  const cleanup = loadAndStartWhenIdle(() => Promise.reject(new Error('gone')));
  await becomeIdle();
  cleanup();
});
