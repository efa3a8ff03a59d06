import { type Session, useAuth } from '@torsa/shared/auth';
import type { RoutesInLanguage } from '@torsa/shared/contract/load-in';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { LoadRoutes } from '../federation/connect-remotes.ts';
import {
  knownRemotesOf,
  moduleOf,
  pageModule,
  pageOf,
  releasesOf,
  remoteWith,
  siteOf,
} from '../testing/sample-site.tsx';
import { createPages, headOf, loadPage } from './pages.ts';

const releases = releasesOf({
  marketing: remoteWith('/', '/about', '/new', '/services/:id'),
  auth: remoteWith('/auth/login'),
});
const tables: Record<string, RoutesInLanguage> = {
  marketing: { routes: [pageOf('home', '/'), pageOf('about', '/about')] },
  auth: { routes: [pageOf('login', '/auth/login', { access: 'guest' })] },
};
const loadTables: LoadRoutes = async (name) => tables[name] ?? { routes: [] };

const pagesWith = (load: LoadRoutes = loadTables) => createPages(siteOf(releases, load));

beforeEach(() => {
  useAuth.setState({ session: { status: 'signedOut' } });
});

test('a path that nobody owns is known to be nobody’s, and needs no remote', async () => {
  const load = vi.fn(loadTables);
  const pages = pagesWith(load);
  await pages.discover('/nowhere');
  expect(pages.find('/nowhere')).toEqual({ status: 'unowned' });
  expect(load).not.toHaveBeenCalled();
});

test('a page is known once its remote was discovered, and so are the others of that remote', async () => {
  const load = vi.fn(loadTables);
  const pages = pagesWith(load);
  expect(pages.find('/about')).toEqual({ status: 'undiscovered' });
  await pages.discover('/about');
  expect(pages.find('/about')).toMatchObject({
    page: { remote: 'marketing', row: { id: 'about' } },
  });
  expect(pages.find('/')).toMatchObject({ page: { row: { id: 'home' } } });
  expect(pages.find('/auth/login')).toEqual({ status: 'undiscovered' });
  expect(load).toHaveBeenCalledOnce();
});

test('two callers at once share a page and its code', async () => {
  const loadCode = vi.fn(async () => moduleOf('about'));
  const pages = pagesWith(async () => ({
    routes: [pageOf('about', '/about', { load: loadCode })],
  }));
  await Promise.all([pages.discover('/about'), pages.discover('/about')]);
  const [one, other] = [await loadPage(pages, '/about'), await loadPage(pages, '/about')];
  expect(one).toEqual(other);
  expect(loadCode).toHaveBeenCalledOnce();
});

test('a path whose owner nobody knows yet is undiscovered, until it was asked for', async () => {
  const fetchAll = vi.fn(async () => releases).mockRejectedValueOnce(new Error('offline'));
  const remotes = knownRemotesOf(releasesOf({}), { fetchAll });
  const pages = createPages({ ...remotes, loadRoutes: loadTables });
  for (const path of ['/about', '/nowhere']) {
    expect(pages.find(path)).toEqual({ status: 'undiscovered' });
  }
  await expect(pages.discover('/nowhere')).rejects.toThrow('offline');
  await pages.discover('/nowhere');
  expect(pages.find('/nowhere')).toEqual({ status: 'unowned' });
  await pages.discover('/about');
  expect(pages.find('/about').status).toBe('known');
});

test('a failure is not the last word', async () => {
  const pages = pagesWith(vi.fn(loadTables).mockRejectedValueOnce(new Error('offline')));
  await expect(pages.discover('/about')).rejects.toThrow('offline');
  await pages.discover('/about');
  expect(pages.find('/about').status).toBe('known');
});

describe('when the release that took the place of another lacks a page', () => {
  test('that page cannot be had', async () => {
    await expect(pagesWith().discover('/new')).rejects.toMatchObject({
      name: 'RemoteLoadError',
      remote: 'marketing',
      cause: { message: expect.stringContaining('has no page /new') },
    });
  });

  test('its other pages keep their code, and the right release is asked for again', async () => {
    const load = vi.fn(loadTables);
    const pages = pagesWith(load);
    await loadPage(pages, '/about');
    await expect(pages.discover('/new')).rejects.toThrow('could not be loaded');

    load.mockResolvedValueOnce({ routes: [pageOf('about', '/about'), pageOf('new', '/new')] });
    await pages.discover('/new');
    expect(pages.find('/new')).toMatchObject({ page: { row: { id: 'new' } } });
    expect(pages.find('/about')).toMatchObject({ page: { module: expect.anything() } });
  });
});

test('the code of a page that sends the person away is not loaded', async () => {
  const session: Session = {
    status: 'signedIn',
    user: { id: 'id', email: 'asha@client.test', fullName: 'Asha Roy' },
    role: 'user',
  };
  useAuth.setState({ session });
  expect(await loadPage(pagesWith(), '/auth/login')).toMatchObject({ page: { module: undefined } });
});

test('the head is known once the code is there, and may depend on the parameters', async () => {
  const service = pageOf('service', '/services/:id', {
    load: async () =>
      pageModule(
        () => null,
        ({ id = '' }) => ({ title: id, description: '' }),
      ),
  });
  const pages = pagesWith(async () => ({ routes: [service] }));
  await pages.discover('/services/apps');
  const found = pages.find('/services/apps');
  if (found.status !== 'known') throw new Error('It was discovered.');
  expect(headOf(found.page, found.params)).toBeUndefined();
  await pages.loadCode(found.page);
  expect(headOf(found.page, found.params)).toEqual({ title: 'apps', description: '' });
});
