import { act, render, screen } from '@testing-library/react';
import type { RemotePage } from '@torsa/shared/contract/remote';
import { RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { chooseReleases, type Preview } from '../federation/choose-releases.ts';
import { connectRemotes } from '../federation/connect-remotes.ts';
import type { LoadContainer } from '../federation/load-container.ts';
import type { Site } from '../federation/site.ts';
import { moduleOf, pageOf, registryOf, releaseWith } from '../testing/sample-site.tsx';
import { adoptComposedPage, anyPath } from './adopt-composed-page.ts';
import { createSiteRouter } from './create-site-router.ts';

const patterns = ['/', '/about', '/services/:serviceId'];
const live = releaseWith(1, patterns);
const previous = releaseWith(2, patterns);
const canary = releaseWith(3, patterns);
const registry = registryOf({
  marketing: { live, previous, canary: { percent: 20, release: canary } },
});

const loadPage = vi.fn(async () => moduleOf('About'));
const loadContainer = vi.fn<LoadContainer>();
const giveUp = vi.fn<Site['giveUp']>();

const pagesOf = (about: Partial<RemotePage>) => [
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

function siteFor({ bucket = 100, preview }: { bucket?: number; preview?: Preview } = {}): Site {
  const remotes = chooseReleases(registry, () => bucket, preview);
  return { remotes, loadRoutes: connectRemotes(remotes, loadContainer), giveUp };
}

/** Opens `path` with a document that was composed for `composedPath`, or for no path at all. */
function adopt(path: string, composedPath?: string, site = siteFor()) {
  window.history.replaceState(null, '', path);
  const container = document.createElement('div');
  if (composedPath !== undefined) container.dataset['composedPath'] = composedPath;
  return adoptComposedPage(container, site);
}

/** Shows what the router begins with. */
function show(site: Site, adopted: Awaited<ReturnType<typeof adopt>>) {
  const router = createSiteRouter(site, adopted);
  expect(router.state.initialized).toBe(true);
  render(<RouterProvider router={router} />);
  return router;
}

test.each([
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/about?from=mail#team', '/about'],
])('%s is adopted from the document of %s', async (path, composedPath) => {
  const adopted = await adopt(path, composedPath);
  expect(adopted).toMatchObject({ owner: 'marketing', isComposed: true });
  expect(adopted?.matched).toEqual(['layout', 'content', 'marketing:about']);
  expect(loadPage).toHaveBeenCalledOnce();
});

test('the home page and pages with parameters are adopted too', async () => {
  expect((await adopt('/', '/'))?.matched.at(-1)).toBe('marketing:Home');
  expect((await adopt('/services/apps', '/services/apps'))?.matched.at(-1)).toBe(
    'marketing:Service',
  );
});

test('an address that nobody owns is adopted from the 404 document, and needs no remote', async () => {
  const adopted = await adopt('/nowhere', anyPath);
  expect(adopted).toEqual({
    owner: undefined,
    pages: [],
    matched: ['layout', 'content', 'not-found'],
    isComposed: true,
  });
  expect(loadContainer).not.toHaveBeenCalled();
});

test.each([
  ['the shell', '/services/other', undefined],
  ['another page', '/about', '/'],
  ['another page of the same pattern', '/services/a', '/services/b'],
  ['no remote', '/about', anyPath],
  ['a page that nobody owns any more', '/nowhere', '/nowhere'],
  ['the page in development, where nothing is composed', '/nowhere', undefined],
])('a document of %s is not adopted', async (_, path, composedPath) => {
  expect(await adopt(path, composedPath)).toBeUndefined();
  expect(loadContainer).not.toHaveBeenCalled();
});

test('nothing is adopted when the remote cannot be loaded', async () => {
  loadContainer.mockRejectedValue(new Error('offline'));
  expect(await adopt('/about', '/about')).toBeUndefined();
});

test('nothing is adopted when the code of the page cannot be loaded', async () => {
  loadPage.mockRejectedValue(new Error('offline'));
  expect(await adopt('/about', '/about')).toBeUndefined();
});

test('the router begins with the adopted page: it is there at once and loads nothing again', async () => {
  const site = siteFor();
  const router = show(site, await adopt('/about', '/about', site));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('About');
  await act(() => router.navigate('/'));
  expect(loadContainer).toHaveBeenCalledOnce();
  router.dispose();
});

test('what cannot be had later on the way from an adopted page is given up like anything else', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  loadContainer.mockImplementation(async () => ({
    routes: [pageOf('Home', '/'), pageOf('about', '/about', { load: () => loadPage() })],
  }));
  const site = siteFor();
  const router = show(site, await adopt('/', '/', site));
  const error = new Error('gone');
  loadPage.mockRejectedValue(error);
  await act(() => router.navigate('/about'));
  expect(giveUp).toHaveBeenCalledOnce();
  expect(giveUp.mock.lastCall?.[0]).toMatchObject({ name: 'RemoteLoadError', cause: error });
  expect(new URL(giveUp.mock.lastCall?.[1] ?? '').pathname).toBe('/about');
  router.dispose();
  vi.restoreAllMocks();
});

describe('a release that the document was not composed with is shown at once, and not taken for it', () => {
  const release = releaseWith(4, patterns);

  test.each([
    ['the canary', { bucket: 19 }],
    ['a preview', { preview: { app: 'marketing', release } }],
  ])('%s', async (_, browser) => {
    const site = siteFor(browser);
    const adopted = await adopt('/about', '/about', site);
    expect(adopted).toMatchObject({ owner: 'marketing', isComposed: false });
    const router = show(site, adopted);
    screen.getByRole('heading', { level: 1, name: 'About' });
    expect(loadContainer).toHaveBeenCalledOnce();
    router.dispose();
  });

  test('the previous one, because of the container', async () => {
    loadContainer.mockImplementation(async (_, { version }) => {
      if (version === live.version) throw new Error('offline');
      return { routes: pagesOf({}) };
    });
    expect(await adopt('/about', '/about')).toMatchObject({ isComposed: false });
  });

  test('the previous one, because of the page; the other pages are still the live ones', async () => {
    loadContainer.mockImplementation(async (_, { version }) => {
      const isLive = version === live.version;
      return { routes: pagesOf(isLive ? { load: () => Promise.reject(new Error('gone')) } : {}) };
    });
    expect(await adopt('/about', '/about')).toMatchObject({ isComposed: false });
    expect(await adopt('/', '/')).toMatchObject({ isComposed: true });
  });
});

test('nothing is adopted when the release that took the place of another lacks the page', async () => {
  loadContainer.mockImplementation(async (_, { version }) => {
    if (version === live.version) throw new Error('offline');
    return { routes: [pageOf('Home', '/')] };
  });
  expect(await adopt('/about', '/about')).toBeUndefined();
  expect(giveUp).not.toHaveBeenCalled();
});
