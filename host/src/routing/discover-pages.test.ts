import type { RemoteRoutes } from '@torsa/shared/contract/remote';
import type { RouteObject } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import type { LoadRoutes } from '../federation/connect-remotes.ts';
import type { GiveUp } from '../federation/site.ts';
import { pageOf, registryOf, remoteWith, siteOf } from '../testing/sample-site.tsx';
import { discoverPages, type KnownPages } from './discover-pages.ts';
import { contentRouteId } from './site-routes.tsx';

const registry = registryOf({
  marketing: remoteWith('/', '/about', '/new'),
  auth: remoteWith('/auth/login'),
});
const tables: Record<string, RemoteRoutes> = {
  marketing: { routes: [pageOf('home', '/'), pageOf('about', '/about')] },
  auth: { routes: [pageOf('login', '/auth/login')] },
};
const loadTables: LoadRoutes = async (name) => tables[name] ?? { routes: [] };

function discovery({ load = loadTables, known = new Map() as KnownPages } = {}) {
  const patched: [parent: string | null, ids: readonly unknown[]][] = [];
  const giveUp = vi.fn<GiveUp>(async (error) => {
    throw error;
  });
  const discover = discoverPages({ ...siteOf(registry, load), giveUp }, known);
  const open = (path: string, signal = new AbortController().signal) =>
    discover({
      path,
      signal,
      matches: [],
      fetcherKey: undefined,
      patch: (parent: string | null, routes: RouteObject[]) => {
        patched.push([parent, routes.map(({ id }) => id)]);
      },
    });
  return { open, patched, giveUp };
}

test('brings all pages of the owner under the content route', async () => {
  const { open, patched } = discovery();
  await open('/about');
  expect(patched).toEqual([[contentRouteId, ['marketing:home', 'marketing:about']]]);
});

test('brings each remote once', async () => {
  const { open, patched } = discovery();
  await open('/about');
  await open('/');
  await open('/auth/login?next=%2Fabout');
  expect(patched.map(([, ids]) => ids)).toEqual([
    ['marketing:home', 'marketing:about'],
    ['auth:login'],
  ]);
});

test('two navigations at once bring a remote once', async () => {
  const { open, patched } = discovery();
  await Promise.all([open('/'), open('/about')]);
  expect(patched).toHaveLength(1);
});

test('does nothing for a path nobody owns, nor for a remote that the router knows', async () => {
  const load = vi.fn(loadTables);
  const { open, patched } = discovery({
    load,
    known: new Map([['auth', [{ path: '/auth/login' }]]]),
  });
  await open('/nowhere');
  await open('/auth/login');
  expect(patched).toEqual([]);
  expect(load).not.toHaveBeenCalled();
});

test('after a navigation that was given up, the next one brings the pages', async () => {
  const { open, patched } = discovery();
  await open('/about', AbortSignal.abort());
  expect(patched).toEqual([]);
  await open('/about');
  expect(patched).toHaveLength(1);
});

test('a failure is given up at that address, and is not the last word', async () => {
  const error = new Error('offline');
  const load = vi.fn(loadTables).mockRejectedValueOnce(error);
  const { open, patched, giveUp } = discovery({ load });
  const { signal } = new AbortController();
  await expect(open('/about', signal)).rejects.toThrow('offline');
  expect(giveUp).toHaveBeenCalledExactlyOnceWith(error, '/about', signal);
  await open('/about');
  expect(patched).toHaveLength(1);
});

test('the first page of a tab is given up with its query and its fragment', async () => {
  window.history.replaceState(null, '', '/about?from=mail#team');
  const { open, giveUp } = discovery({ load: () => Promise.reject(new Error('offline')) });
  await expect(open('/about')).rejects.toThrow('offline');
  expect(giveUp.mock.lastCall?.[1]).toBe(location.href);
  window.history.replaceState(null, '', '/');
});

describe('when the release that took the place of another lacks a page', () => {
  test('that page is given up', async () => {
    const { open, patched, giveUp } = discovery();
    await expect(open('/new')).rejects.toMatchObject({
      name: 'RemoteLoadError',
      remote: 'marketing',
      cause: { message: expect.stringContaining('has no page /new') },
    });
    expect(giveUp).toHaveBeenCalledOnce();
    expect(patched).toEqual([]);
  });

  test('its other pages are there, and the right release is asked for again', async () => {
    const load = vi.fn(loadTables);
    const { open, patched } = discovery({ load });
    await open('/about');
    await expect(open('/new')).rejects.toThrow('could not be loaded');

    load.mockResolvedValueOnce({ routes: [pageOf('home', '/'), pageOf('new', '/new')] });
    await open('/new');
    expect(patched.at(-1)?.[1]).toContain('marketing:new');
    await open('/new');
    await open('/about');
    expect(load).toHaveBeenCalledTimes(3);
  });
});
