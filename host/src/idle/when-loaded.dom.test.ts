import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callWhenDocumentLoaded } from './when-loaded.ts';

const end = vi.fn();
const begin = vi.fn(() => end);
const load = () => window.dispatchEvent(new Event('load'));
const stillLoads = () => vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');

beforeEach(() => vi.clearAllMocks());
afterEach(() => vi.restoreAllMocks());

test('callWhenDocumentLoaded calls the work function immediately if the document has loaded', () => {
  const cleanup = callWhenDocumentLoaded(begin);
  expect(begin).toHaveBeenCalledOnce();
  load();
  expect(begin).toHaveBeenCalledOnce();
  cleanup();
  expect(end).toHaveBeenCalledOnce();
});

test('callWhenDocumentLoaded calls the work function at the load event of the document', () => {
  stillLoads();
  const cleanup = callWhenDocumentLoaded(begin);
  expect(begin).not.toHaveBeenCalled();
  load();
  expect(begin).toHaveBeenCalledOnce();
  cleanup();
  expect(end).toHaveBeenCalledOnce();
});

test('callWhenDocumentLoaded does not call the work function if its cleanup runs before the load event', () => {
  stillLoads();
  callWhenDocumentLoaded(begin)();
  load();
  expect(begin).not.toHaveBeenCalled();
});
