import type { RemoteRoutes } from '@torsa/shared/contract/remote';
import type { RouteObject } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { pageOf, registryOf, remoteWith } from '../testing/sample-site.tsx';
import { discoverPages } from './discover-pages.ts';
import { contentRouteId } from './site-routes.tsx';

const registry = registryOf({
  marketing: remoteWith('/', '/about'),
  auth: remoteWith('/auth/login'),
});
const tables: Record<string, RemoteRoutes> = {
  marketing: { routes: [pageOf('home', '/'), pageOf('about', '/about')] },
  auth: { routes: [pageOf('login', '/auth/login')] },
};
const loadRoutes = async (name: string) => tables[name] ?? { routes: [] };

function discovery({ load = loadRoutes, known = [] as readonly string[] } = {}) {
  const patched: [parent: string | null, ids: readonly unknown[]][] = [];
  const discover = discoverPages(registry, load, new Set(known));
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
  return { open, patched };
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
  const load = vi.fn(loadRoutes);
  const { open, patched } = discovery({ load, known: ['auth'] });
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

test('a failure is passed on, and is not the last word', async () => {
  const load = vi.fn(loadRoutes).mockRejectedValueOnce(new Error('offline'));
  const { open, patched } = discovery({ load });
  await expect(open('/about')).rejects.toThrow('offline');
  await open('/about');
  expect(patched).toHaveLength(1);
});
