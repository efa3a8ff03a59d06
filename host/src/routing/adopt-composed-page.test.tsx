import { act, render, screen } from '@testing-library/react';
import type { RemoteRoutes } from '@torsa/shared/contract/remote';
import { RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { moduleOf, pageOf, registryOf, remoteWith } from '../testing/sample-site.tsx';
import { adoptComposedPage, anyPath } from './adopt-composed-page.ts';
import { createSiteRouter } from './create-site-router.ts';

const registry = registryOf({ marketing: remoteWith('/', '/about', '/services/:serviceId') });
const loadPage = vi.fn();
const loadRoutes = vi.fn();

beforeEach(() => {
  const table: RemoteRoutes = {
    routes: [
      pageOf('Home', '/'),
      pageOf('about', '/about', { load: loadPage }),
      pageOf('Service', '/services/:serviceId'),
    ],
  };
  loadPage.mockReset().mockImplementation(async () => moduleOf('About'));
  loadRoutes.mockReset().mockImplementation(async () => table);
});

/** Opens `path` with a document that was composed for `composedPath`, or for no path at all. */
function adopt(path: string, composedPath?: string) {
  window.history.replaceState(null, '', path);
  const container = document.createElement('div');
  if (composedPath !== undefined) container.dataset['composedPath'] = composedPath;
  return adoptComposedPage(container, registry, loadRoutes);
}

test.each([
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/about?from=mail#team', '/about'],
])('%s is adopted from the document of %s', async (path, composedPath) => {
  const adopted = await adopt(path, composedPath);
  expect(adopted?.owner).toBe('marketing');
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
  });
  expect(loadRoutes).not.toHaveBeenCalled();
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
  expect(loadRoutes).not.toHaveBeenCalled();
});

test('nothing is adopted when the remote cannot be loaded', async () => {
  loadRoutes.mockRejectedValue(new Error('offline'));
  expect(await adopt('/about', '/about')).toBeUndefined();
});

test('nothing is adopted when the code of the page cannot be loaded', async () => {
  loadPage.mockRejectedValue(new Error('offline'));
  expect(await adopt('/about', '/about')).toBeUndefined();
});

test('the router begins with the adopted page: it is there at once and loads nothing again', async () => {
  const adopted = await adopt('/about', '/about');
  const router = createSiteRouter(registry, loadRoutes, adopted);
  expect(router.state.initialized).toBe(true);
  render(<RouterProvider router={router} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('About');
  await act(() => router.navigate('/'));
  expect(loadRoutes).toHaveBeenCalledOnce();
  router.dispose();
});
