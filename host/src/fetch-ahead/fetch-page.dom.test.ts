import { useAuth } from '@torsa/shared/auth';
import { beforeEach, expect, test, vi } from 'vitest';
import type { LoadRoutes } from '../federation/connect-remotes.ts';
import { createPages, type Pages } from '../routing/pages.ts';
import { moduleOf, pageOf, releasesOf, remoteWith, siteOf } from '../testing/sample-site.tsx';
import { fetchPage } from './fetch-page.ts';

const releases = releasesOf({
  marketing: remoteWith('/', '/services/:serviceId'),
  auth: remoteWith('/auth/login', '/auth/signup'),
  dashboards: remoteWith('/dashboard/user'),
});
const loadPage = vi.fn(async () => moduleOf('page'));
const page = (id: string, path: string, options = {}) =>
  pageOf(id, path, { load: loadPage, ...options });
const tables = {
  marketing: [page('home', '/'), page('service', '/services/:serviceId')],
  auth: [page('log-in', '/auth/login', { access: 'guest' })],
  dashboards: [page('user', '/dashboard/user', { access: 'client' })],
};
const isRemote = (name: string): name is keyof typeof tables => name in tables;
const loadAhead = vi.fn<LoadRoutes>();
const offline = new Error('offline');

let pages: Pages;

beforeEach(() => {
  window.history.replaceState(null, '', '/nowhere');
  loadPage.mockClear();
  loadAhead.mockReset().mockImplementation(async (name) => ({
    routes: isRemote(name) ? tables[name] : [],
  }));
  useAuth.setState({ session: { status: 'signedOut' } });
});

function openSite(loadRoutes: LoadRoutes = loadAhead) {
  const site = siteOf(releases, loadRoutes, loadAhead);
  pages = createPages(site);
  return (path: string) => fetchPage(site, pages, path);
}

const hasCode = (path: string) => {
  const found = pages.find(path);
  return found.status === 'known' && found.page.module !== undefined;
};

test('brings the code of the page, and of no other one', async () => {
  const fetch = openSite();
  expect(await fetch('/services/apps')).toBe(true);
  expect(loadAhead).toHaveBeenCalledWith('marketing');
  expect(hasCode('/services/apps')).toBe(true);
  expect(hasCode('/')).toBe(false);
});

test('two pages of a remote can be fetched at once', async () => {
  const fetch = openSite();
  await Promise.all([fetch('/'), fetch('/services/apps')]);
  expect([hasCode('/'), hasCode('/services/apps')]).toEqual([true, true]);
});

test.each([
  ['a path that nobody owns', '/nowhere/else'],
  ['a page that the release lacks', '/auth/signup'],
  ['a page that would send the visitor away', '/dashboard/user'],
])('there is nothing to fetch for %s', async (_, path) => {
  expect(await openSite()(path)).toBe(false);
  expect(loadPage).not.toHaveBeenCalled();
});

test('a private page is fetched for whoever may see it', async () => {
  const user = { id: 'id', email: 'asha@client.test', fullName: 'Asha Roy' };
  useAuth.setState({ session: { status: 'signedIn', user, role: 'user' } });
  expect(await openSite()('/dashboard/user')).toBe(true);
  expect(hasCode('/dashboard/user')).toBe(true);
});

test('a private page is not fetched while the session is unknown', async () => {
  useAuth.setState({ session: { status: 'loading' } });
  expect(await openSite()('/dashboard/user')).toBe(false);
});

test('a container that fails leaves no trace: nothing takes its place, and the next attempt is new', async () => {
  const loadRoutes = vi.fn((name: string) => loadAhead(name));
  const fetch = openSite(loadRoutes);
  loadAhead.mockRejectedValueOnce(offline);
  await expect(fetch('/auth/login')).rejects.toBe(offline);
  expect(loadRoutes).not.toHaveBeenCalled();
  expect(await fetch('/auth/login')).toBe(true);
});

test('nor does a page whose code fails', async () => {
  const fetch = openSite();
  loadPage.mockRejectedValueOnce(offline);
  await expect(fetch('/auth/login')).rejects.toBe(offline);
  expect(pages.find('/auth/login').status).toBe('undiscovered');
  expect(await fetch('/auth/login')).toBe(true);
});
