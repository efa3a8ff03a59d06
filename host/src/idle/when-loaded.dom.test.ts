import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenLoaded } from './when-loaded.ts';

const end = vi.fn();
const begin = vi.fn(() => end);
const load = () => window.dispatchEvent(new Event('load'));
const stillLoads = () => vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');

beforeEach(() => vi.clearAllMocks());
afterEach(() => vi.restoreAllMocks());

test('begins at once when everything is there', () => {
  const cleanup = whenLoaded(begin);
  expect(begin).toHaveBeenCalledOnce();
  load();
  expect(begin).toHaveBeenCalledOnce();
  cleanup();
  expect(end).toHaveBeenCalledOnce();
});

test('begins once it is there', () => {
  stillLoads();
  const cleanup = whenLoaded(begin);
  expect(begin).not.toHaveBeenCalled();
  load();
  expect(begin).toHaveBeenCalledOnce();
  cleanup();
  expect(end).toHaveBeenCalledOnce();
});

test('does not begin when it was called off', () => {
  stillLoads();
  whenLoaded(begin)();
  load();
  expect(begin).not.toHaveBeenCalled();
});
