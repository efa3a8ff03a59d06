import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closedStorage } from '../testing/memory-storage.ts';
import { registryOf } from '../testing/sample-site.tsx';
import { stubFetch } from '../testing/stub-fetch.ts';
import { leaveForCurrentSite } from './leave-for-current-site.ts';

const started = { ...registryOf({}), generation: 7 };
const reloaded = vi.fn<() => void>();

beforeEach(() => {
  reloaded.mockReset();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/about?from=mail#team');
  vi.spyOn(location, 'reload').mockImplementation(reloaded);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const publish = (generation: number) =>
  stubFetch({ '/registry.json': () => Response.json({ ...started, generation }) });

/** @returns false, or whether the page is being left. */
function leave(address = location.href) {
  const left = new Promise<'left'>((resolve) => {
    reloaded.mockImplementation(() => resolve('left'));
  });
  return Promise.race([leaveForCurrentSite(started, address), left]);
}

test('opens the current document at the address when the site has moved on', async () => {
  publish(8);
  expect(await leave()).toBe('left');
  expect(reloaded).toHaveBeenCalledOnce();
});

test.each([7, 6])(
  'stays when the site is at generation %i, as it was or before',
  async (current) => {
    publish(current);
    expect(await leave()).toBe(false);
    expect(reloaded).not.toHaveBeenCalled();
  },
);

test('leaves once for each generation', async () => {
  publish(8);
  await leave();
  expect(await leave()).toBe(false);
  publish(9);
  expect(await leave()).toBe('left');
});

test('stays when the visitor has gone elsewhere, and may leave later', async () => {
  publish(8);
  expect(await leave('http://localhost:3000/careers')).toBe(false);
  expect(reloaded).not.toHaveBeenCalled();
  expect(await leave()).toBe('left');
});

test('stays when it cannot remember that it left', async () => {
  publish(8);
  vi.stubGlobal('sessionStorage', { getItem: closedStorage });
  expect(await leave()).toBe(false);
});

test.each<[string, () => Response]>([
  ['that is not found', () => new Response('', { status: 404 })],
  ['that is a document', () => new Response('<!doctype html>')],
  ['that is broken', () => Response.json({ generation: 8 })],
  [
    'that cannot be reached',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
])('stays with a registry %s', async (_, answer) => {
  stubFetch({ '/registry.json': answer });
  expect(await leave()).toBe(false);
});

test('asks for the registry anew each time, and not for long', async () => {
  const fetch = vi.fn(async (_: string, _options: RequestInit) => Response.json(started));
  vi.stubGlobal('fetch', fetch);
  await leave();
  const [path, options] = fetch.mock.lastCall ?? [];
  expect([path, options?.cache]).toEqual(['/registry.json', 'no-store']);
  expect(options?.signal).toBeInstanceOf(AbortSignal);
});
