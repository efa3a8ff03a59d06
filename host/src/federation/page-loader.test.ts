import { type Session, useAuth } from '@torsa/shared/auth';
import type { LocalizedRouteTable } from '@torsa/shared/contract/page-languages';
import { accessRules } from '@torsa/shared/testing/access-rules';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type LoadRelease,
  loaderOf,
  moduleOf,
  pageModule,
  pageOf,
  releasesOf,
  releaseWith,
  remoteWith,
} from '../testing/sample-site.tsx';
import { getPageHead } from './loaded-page.ts';
import type { createPageLoader } from './page-loader.ts';

const releases = releasesOf({
  marketing: remoteWith('/', '/about', '/new', '/services/:id'),
  auth: remoteWith('/auth/login'),
});
const tables: Record<string, LocalizedRouteTable> = {
  marketing: { routes: [pageOf('home', '/'), pageOf('about', '/about')] },
  auth: { routes: [pageOf('login', '/auth/login', { access: accessRules.guest })] },
};
const loadTables: LoadRelease = async (name) => tables[name] ?? { routes: [] };
const offline = new Error('offline');

const loaderWith = (
  load: LoadRelease = loadTables,
  reloadOrThrow?: Parameters<typeof createPageLoader>[0]['reloadOrThrow'],
) => loaderOf(releases, load, reloadOrThrow && { reloadOrThrow });

const signedIn: Session = {
  status: 'signedIn',
  user: { id: 'id', email: 'asha@client.test', fullName: 'Asha Roy' },
  role: 'user',
};

beforeEach(() => {
  useAuth.setState({ session: { status: 'signedOut' } });
});

test('the page loader returns notFound for a path that no remote app serves, and loads no release', async () => {
  const load = vi.fn(loadTables);
  expect(await loaderWith(load).load('/nowhere')).toEqual({ status: 'notFound' });
  expect(load).not.toHaveBeenCalled();
});

test('loading two pages of a remote app loads its release only once', async () => {
  const load = vi.fn(loadTables);
  const { load: open } = loaderWith(load);
  const [about, home] = await Promise.all([open('/about'), open('/')]);
  expect(about).toMatchObject({ remote: 'marketing', row: { id: 'about' } });
  expect(home).toMatchObject({ status: 'loaded', row: { id: 'home' } });
  expect(load).toHaveBeenCalledOnce();
});

test('load and read of one page share a request and return the same result', async () => {
  const loadCode = vi.fn(async () => moduleOf('about'));
  const { load, read, peek } = loaderWith(async () => ({
    routes: [pageOf('about', '/about', { load: loadCode })],
  }));
  expect(peek('/about')).toBeUndefined();
  const promise = read('/about');
  expect(promise).not.toHaveProperty('status');
  expect([read('/about'), load('/about'), load('/about')]).toEqual([promise, promise, promise]);
  const result = await promise;
  expect(peek('/about')).toBe(result);
  expect(read('/about')).toBe(promise);
  expect(promise).toMatchObject({ status: 'fulfilled', value: result });
  expect(loadCode).toHaveBeenCalledOnce();
});

test('two URLs of a page share its code and have different URL parameters', async () => {
  const loadCode = vi.fn(async () => moduleOf('service'));
  const { load } = loaderWith(async () => ({
    routes: [pageOf('service', '/services/:id', { load: loadCode })],
  }));
  expect(await load('/services/one')).toMatchObject({ params: { id: 'one' } });
  expect(await load('/services/two')).toMatchObject({ params: { id: 'two' } });
  expect(loadCode).toHaveBeenCalledOnce();
});

test("after a failed load, the page loader's read returns the failure until load is called again", async () => {
  const { load, read, peek } = loaderWith(vi.fn(loadTables).mockRejectedValueOnce(offline));
  await expect(load('/about')).rejects.toMatchObject({ cause: offline });
  const failed = read('/about');
  expect(failed).toMatchObject({ status: 'rejected', reason: { cause: offline } });
  expect(read('/about')).toBe(failed);
  expect(peek('/about')).toBeUndefined();
  expect(await load('/about')).toMatchObject({ status: 'loaded' });
  expect(read('/about')).toMatchObject({ status: 'fulfilled' });
});

test('after a failed request for all releases, the next load of a page requests them again', async () => {
  const fetchAll = vi.fn(async () => releases).mockRejectedValueOnce(offline);
  const { load } = loaderOf(releasesOf({}), loadTables, { fetchAll });
  await expect(load('/nowhere')).rejects.toBe(offline);
  expect(await load('/nowhere')).toEqual({ status: 'notFound' });
  expect(await load('/about')).toMatchObject({ status: 'loaded' });
});

test('the page loader calls reloadOrThrow with the load error and the path, and rejects with the error that it throws', async () => {
  const reloadOrThrow = vi.fn(async (_error: unknown, _path: string): Promise<never> => {
    throw new Error('the site has no newer release');
  });
  const { load } = loaderWith(() => Promise.reject(offline), reloadOrThrow);
  await expect(load('/about')).rejects.toThrow('the site has no newer release');
  expect(reloadOrThrow).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ name: 'RemoteLoadError', cause: offline }),
    '/about',
  );
});

describe('when the fallback release does not contain the page', () => {
  test('a page that exists only in the failed newer release cannot be loaded', async () => {
    await expect(loaderWith().load('/new')).rejects.toMatchObject({
      name: 'RemoteLoadError',
      remote: 'marketing',
      cause: { message: expect.stringContaining('has no page at /new') },
    });
  });

  test('if the fallback release lacks a page, the next load of that page requests the chosen release again', async () => {
    const live = releaseWith(2, ['/about', '/new']);
    const previous = releaseWith(1, ['/about']);
    const routes = vi.fn<LoadRelease>(async (_, { version }) => {
      if (version === live.version) throw offline;
      return { routes: [pageOf('about', '/about')] };
    });
    const { load, peek } = loaderOf(releasesOf({ marketing: { live, previous } }), routes);
    const about = await load('/about');
    await expect(load('/new')).rejects.toMatchObject({ cause: offline });

    routes.mockResolvedValueOnce({ routes: [pageOf('about', '/about'), pageOf('new', '/new')] });
    expect(await load('/new')).toMatchObject({ row: { id: 'new' } });
    expect(peek('/about')).toBe(about);
  });
});

test("the code of a page loads as soon as the visitor's session gives access", async () => {
  const loadCode = vi.fn(async () => moduleOf('login'));
  const { load, read } = loaderWith(async () => ({
    routes: [pageOf('login', '/auth/login', { access: accessRules.guest, load: loadCode })],
  }));
  useAuth.setState({ session: signedIn });
  expect(await load('/auth/login')).toMatchObject({ status: 'refused' });
  const refused = read('/auth/login');
  expect(refused).toMatchObject({ value: { status: 'refused' } });
  expect(loadCode).not.toHaveBeenCalled();
  useAuth.setState({ session: { status: 'signedOut' } });
  expect(read('/auth/login')).not.toBe(refused);
  expect(await load('/auth/login')).toMatchObject({ status: 'loaded' });
});

test('the title of a page can depend on its URL parameters', async () => {
  const service = pageOf('service', '/services/:id', {
    load: async () =>
      pageModule(
        () => null,
        ({ id = '' }) => ({ title: id, description: '' }),
      ),
  });
  const page = await loaderWith(async () => ({ routes: [service] })).load('/services/apps');
  if (page.status !== 'loaded') throw new Error('The page is not loaded.');
  expect(getPageHead(page)).toEqual({ title: 'apps', description: '' });
});
