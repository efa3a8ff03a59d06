import { stubNetwork } from '@torsa/shared/testing/stub-network';
import { afterEach, expect, test, vi } from 'vitest';
import { refetchDocument } from './refetch-document.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function arrive(type: NavigationTimingType, answer: () => Promise<Response>) {
  const fetches = vi.fn<(address: string, init: RequestInit) => Promise<Response>>(answer);
  stubNetwork(fetches);
  const entry = { type } as PerformanceNavigationTiming;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  return { fetches, reload };
}

const whole = async () => new Response('<!doctype html>');

test('refetchDocument fetches a damaged HTML document without the cache and reloads the page', async () => {
  const { fetches, reload } = arrive('navigate', whole);
  expect(await refetchDocument()).toBe(true);
  expect(fetches).toHaveBeenCalledWith(location.href, expect.objectContaining({ cache: 'reload' }));
  expect(reload).toHaveBeenCalledOnce();
});

test('in a reloaded page, refetchDocument fetches the HTML document again, but does not reload a second time', async () => {
  const { fetches, reload } = arrive('reload', whole);
  expect(await refetchDocument()).toBe(false);
  expect(fetches).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
});

test.each<[string, () => Promise<Response>]>([
  ['without a network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['when the server fails', async () => new Response('', { status: 503 })],
  [
    'when the response is truncated again',
    async () => new Response(new ReadableStream({ start: (body) => body.error(new Error('cut')) })),
  ],
])('refetchDocument does not reload the page %s', async (_, answer) => {
  const { reload } = arrive('navigate', answer);
  expect(await refetchDocument()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
