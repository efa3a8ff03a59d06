import { stubNetwork } from '@torsa/shared/testing/stub-network';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { blockedStorage } from '../testing/memory-storage.ts';
import { releasesOf, remoteWith } from '../testing/sample-site.tsx';
import { stubFetch } from '../testing/stub-fetch.ts';
import { reloadPageIfOutdated } from './reload-if-outdated.ts';

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

const publish = (since: number) =>
  stubFetch({ '/remotes.json': () => Response.json({ ...releasesOf({}), since }) });

/**
 * Calls reloadPageIfOutdated in a tab whose releases have revision 7.
 * @returns false, or true if the page reloads.
 */
function leave(address = location.href) {
  const left = new Promise<'left'>((resolve) => {
    reloaded.mockImplementation(() => resolve('left'));
  });
  return Promise.race([reloadPageIfOutdated(({ since }) => since > 7, address), left]);
}

test('reloadPageIfOutdated reloads the page if the site has newer releases', async () => {
  publish(8);
  expect(await leave()).toBe('left');
  expect(reloaded).toHaveBeenCalledOnce();
});

test('reloadPageIfOutdated does not reload the page if the tab has the current releases', async () => {
  publish(7);
  expect(await leave()).toBe(false);
  expect(reloaded).not.toHaveBeenCalled();
});

test('reloadPageIfOutdated reloads the page once for each path and site revision', async () => {
  publish(8);
  await leave();
  expect(await leave()).toBe(false);
  window.history.replaceState(null, '', '/services');
  expect(await leave()).toBe('left');
  publish(9);
  expect(await leave()).toBe('left');
});

test('after a reload, a new release of any remote app lets reloadPageIfOutdated reload again', async () => {
  publish(8);
  await leave();
  const marketing = { ...remoteWith('/'), since: 9 };
  stubFetch({
    '/remotes.json': () => Response.json({ ...releasesOf({ marketing }), since: 8 }),
  });
  expect(await leave()).toBe('left');
});

test('reloadPageIfOutdated does not reload after the visitor opened another page, and can reload later', async () => {
  publish(8);
  expect(await leave('http://localhost:3000/careers')).toBe(false);
  expect(reloaded).not.toHaveBeenCalled();
  expect(await leave()).toBe('left');
});

test('reloadPageIfOutdated does not reload the page if session storage is blocked', async () => {
  publish(8);
  vi.stubGlobal('sessionStorage', { getItem: blockedStorage });
  expect(await leave()).toBe(false);
});

test.each<[string, () => Response]>([
  ['that is not found', () => new Response('', { status: 404 })],
  ['that is an HTML document', () => new Response('<!doctype html>')],
  ['that is invalid', () => Response.json({ since: 8 })],
  [
    'that cannot be fetched',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
])('reloadPageIfOutdated does not reload the page for a release list %s', async (_, answer) => {
  stubFetch({ '/remotes.json': answer });
  expect(await leave()).toBe(false);
});

test('each call of reloadPageIfOutdated fetches the releases again, with a time-out', async () => {
  const fetch = vi.fn(async (_: string, _options: RequestInit) => Response.json(releasesOf({})));
  stubNetwork(fetch);
  await leave();
  const [path, options] = fetch.mock.lastCall ?? [];
  expect([path, options?.cache]).toEqual(['/remotes.json', 'no-store']);
  expect(options?.signal).toBeInstanceOf(AbortSignal);
});
