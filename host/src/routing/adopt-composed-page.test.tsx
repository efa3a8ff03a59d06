import { screen } from '@testing-library/react';
import type { PageInLanguage } from '@torsa/shared/contract/load-in';
import type { Language } from '@torsa/shared/i18n/languages';
import { Link } from '@torsa/shared/router';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { connectRemotes, type LoadRelease } from '../federation/connect-remotes.ts';
import type { Site } from '../federation/site.ts';
import { follow, openSite } from '../testing/open-site.tsx';
import {
  knownRemotesOf,
  moduleOf,
  pageOf,
  releasesOf,
  releaseWith,
} from '../testing/sample-site.tsx';
import { adoptComposedPage, anyPath } from './adopt-composed-page.ts';
import { createPages, type Pages } from './pages.ts';

const patterns = ['/', '/about', '/services/:serviceId'];
const live = releaseWith(1, patterns);
const previous = releaseWith(2, patterns);
const canary = releaseWith(3, patterns);
const releases = releasesOf({
  marketing: { live, previous, canary: { percent: 20, release: canary } },
});

const loadPage = vi.fn(async () => moduleOf('About'));
const loadContainer = vi.fn<LoadRelease>();
const giveUp = vi.fn<Site['giveUp']>();

const pagesOf = (about: Partial<PageInLanguage>) => [
  pageOf('Home', '/'),
  pageOf('about', '/about', about),
  pageOf('Service', '/services/:serviceId'),
];

beforeEach(() => {
  loadPage.mockReset().mockImplementation(async () => moduleOf('About'));
  loadContainer
    .mockReset()
    .mockImplementation(async () => ({ routes: pagesOf({ load: loadPage }) }));
  giveUp.mockReset().mockImplementation(async (error) => {
    throw error;
  });
});

function siteFor(browser: Parameters<typeof knownRemotesOf>[1] = {}): Site {
  const remotes = knownRemotesOf(releases, browser);
  const loadRoutes = connectRemotes(remotes.find, loadContainer);
  return { ...remotes, loadRoutes, loadRoutesAhead: loadRoutes, giveUp };
}

/** Opens `path` with a document that was composed for `composedPath`, or for no path at all. */
function adopt(
  path: string,
  composedPath?: string,
  pages: Pages = createPages(siteFor()),
  language: Language = 'en',
) {
  window.history.replaceState(null, '', path);
  const container = document.createElement('div');
  if (composedPath !== undefined) container.dataset['composedPath'] = composedPath;
  return adoptComposedPage(container, pages, language);
}

/** Shows what the site begins with. */
async function show(site: Site, pages: Pages) {
  const layout = (outlet: ReactNode) => (
    <>
      <Link to="/">Home</Link>
      <Link to="/about">About</Link>
      {outlet}
    </>
  );
  await openSite(location.pathname, site, { pages, layout });
}

test.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/about?from=mail#team', '/about'],
  ['/services/apps', '/services/apps'],
])('%s is adopted from the document of %s', async (path, composedPath) => {
  expect(await adopt(path, composedPath)).toBe(true);
  expect(loadContainer).toHaveBeenCalledOnce();
});

test('an address that nobody owns is adopted from the 404 document, and needs no remote', async () => {
  expect(await adopt('/nowhere', anyPath)).toBe(true);
  expect(loadContainer).not.toHaveBeenCalled();
});

test.each([
  ['the shell', '/services/other', undefined],
  ['another page', '/about', '/'],
  ['another page of the same pattern', '/services/a', '/services/b'],
  ['the page in development, where nothing is composed', '/nowhere', undefined],
])('a document of %s is not adopted, and nothing is asked for', async (_, path, composedPath) => {
  const fetchAll = vi.fn(async () => releases);
  const pages = createPages(siteFor({ fetchAll }));
  expect(await adopt(path, composedPath, pages)).toBe(false);
  expect(loadContainer).not.toHaveBeenCalled();
  expect(fetchAll).not.toHaveBeenCalled();
});

test.each([
  ['no remote', '/about', anyPath],
  ['a page that nobody owns any more', '/nowhere', '/nowhere'],
])('a document of %s is not adopted', async (_, path, composedPath) => {
  expect(await adopt(path, composedPath)).toBe(false);
});

test('a page with parameters that the document was composed for needs no other remote', async () => {
  const fetchAll = vi.fn(async () => releases);
  const site = siteFor({ composedPath: '/services/apps', fetchAll });
  expect(await adopt('/services/apps', '/services/apps', createPages(site))).toBe(true);
  expect(fetchAll).not.toHaveBeenCalled();
});

test('nothing is adopted while nobody can tell who owns the address', async () => {
  const fetchAll = () => Promise.reject(new Error('offline'));
  expect(await adopt('/nowhere', anyPath, createPages(siteFor({ fetchAll })))).toBe(false);
});

test('nothing is adopted when the remote cannot be loaded', async () => {
  loadContainer.mockRejectedValue(new Error('offline'));
  expect(await adopt('/about', '/about')).toBe(false);
});

test('nothing is adopted when the code of the page cannot be loaded', async () => {
  loadPage.mockRejectedValue(new Error('offline'));
  expect(await adopt('/about', '/about')).toBe(false);
});

test('the adopted page is there at once, and nothing is loaded again', async () => {
  const site = siteFor();
  const pages = createPages(site);
  expect(await adopt('/about', '/about', pages)).toBe(true);
  await show(site, pages);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('About');
  await follow('Home');
  await screen.findByRole('heading', { level: 1, name: 'Home' });
  expect(loadContainer).toHaveBeenCalledOnce();
});

test('what cannot be had later on the way from an adopted page is given up like anything else', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const site = siteFor();
  const pages = createPages(site);
  await adopt('/', '/', pages);
  await show(site, pages);
  const error = new Error('gone');
  loadPage.mockRejectedValue(error);
  await follow('About');
  await screen.findByRole('alert');
  expect(giveUp).toHaveBeenCalledOnce();
  expect(giveUp.mock.lastCall?.[0]).toMatchObject({ name: 'RemoteLoadError', cause: error });
  expect(new URL(giveUp.mock.lastCall?.[1] ?? '').pathname).toBe('/about');
  vi.restoreAllMocks();
});

describe('a release that the document was not composed with is shown at once, and not taken for it', () => {
  const release = releaseWith(4, patterns);

  test.each([
    ['the canary', { bucket: 19 }],
    ['a preview', { preview: { app: 'marketing', release } }],
  ])('%s', async (_, browser) => {
    const site = siteFor(browser);
    const pages = createPages(site);
    expect(await adopt('/about', '/about', pages)).toBe(false);
    await show(site, pages);
    screen.getByRole('heading', { level: 1, name: 'About' });
    expect(loadContainer).toHaveBeenCalledOnce();
  });

  test('the previous one, because of the container', async () => {
    loadContainer.mockImplementation(async (_, { version }) => {
      if (version === live.version) throw new Error('offline');
      return { routes: pagesOf({}) };
    });
    expect(await adopt('/about', '/about')).toBe(false);
  });

  test('the previous one, because of the page; the other pages are still the live ones', async () => {
    loadContainer.mockImplementation(async (_, { version }) => {
      const isLive = version === live.version;
      return { routes: pagesOf(isLive ? { load: () => Promise.reject(new Error('gone')) } : {}) };
    });
    expect(await adopt('/about', '/about')).toBe(false);
    expect(await adopt('/', '/')).toBe(true);
  });
});

test('nothing is adopted when the release that took the place of another lacks the page', async () => {
  loadContainer.mockImplementation(async (_, { version }) => {
    if (version === live.version) throw new Error('offline');
    return { routes: [pageOf('Home', '/')] };
  });
  expect(await adopt('/about', '/about')).toBe(false);
  expect(giveUp).not.toHaveBeenCalled();
});

test.each([
  ['/bn', '/'],
  ['/bn/', '/'],
  ['/bn/about?from=mail', '/about'],
  ['/bn/nowhere', anyPath],
])('in a Bengali document %s is adopted from the document of %s', async (path, composedPath) => {
  expect(await adopt(path, composedPath, createPages(siteFor()), 'bn')).toBe(true);
});

test('an English 404 document under a Bengali address, as some hosts send it, is adopted as it is', async () => {
  expect(await adopt('/bn/nowhere', anyPath)).toBe(true);
});
