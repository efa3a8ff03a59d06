import { stubNetwork } from '@torsa/shared/testing/stub-network';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { blockedStorage } from '../testing/memory-storage.ts';
import { releasesOf, remoteWith } from '../testing/sample-site.tsx';
import { stubFetch } from '../testing/stub-fetch.ts';
import { reloadIfOutdated } from './reload-if-outdated.ts';

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

/** In a tab that started with generation 7. @returns false, or whether the page is being left. */
function leave(address = location.href) {
  const left = new Promise<'left'>((resolve) => {
    reloaded.mockImplementation(() => resolve('left'));
  });
  return Promise.race([reloadIfOutdated(({ since }) => since > 7, address), left]);
}

test('opens the current document at the address when the site has moved on', async () => {
  publish(8);
  expect(await leave()).toBe('left');
  expect(reloaded).toHaveBeenCalledOnce();
});

test('stays when the site is as this tab knows it', async () => {
  publish(7);
  expect(await leave()).toBe(false);
  expect(reloaded).not.toHaveBeenCalled();
});

test('leaves once for each state of the site and each page', async () => {
  publish(8);
  await leave();
  expect(await leave()).toBe(false);
  window.history.replaceState(null, '', '/services');
  expect(await leave()).toBe('left');
  publish(9);
  expect(await leave()).toBe('left');
});

test('a release of any remote is another state of the site', async () => {
  publish(8);
  await leave();
  const marketing = { ...remoteWith('/'), since: 9 };
  stubFetch({
    '/remotes.json': () => Response.json({ ...releasesOf({ marketing }), since: 8 }),
  });
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
  vi.stubGlobal('sessionStorage', { getItem: blockedStorage });
  expect(await leave()).toBe(false);
});

test.each<[string, () => Response]>([
  ['that are not found', () => new Response('', { status: 404 })],
  ['that are a document', () => new Response('<!doctype html>')],
  ['that are broken', () => Response.json({ since: 8 })],
  [
    'that cannot be reached',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
])('stays with releases %s', async (_, answer) => {
  stubFetch({ '/remotes.json': answer });
  expect(await leave()).toBe(false);
});

test('asks for the releases anew each time, and not for long', async () => {
  const fetch = vi.fn(async (_: string, _options: RequestInit) => Response.json(releasesOf({})));
  stubNetwork(fetch);
  await leave();
  const [path, options] = fetch.mock.lastCall ?? [];
  expect([path, options?.cache]).toEqual(['/remotes.json', 'no-store']);
  expect(options?.signal).toBeInstanceOf(AbortSignal);
});
