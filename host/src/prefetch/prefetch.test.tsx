import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAuth } from '@torsa/shared/auth';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SiteLayout } from '../layout/layout.tsx';
import { setViewportWidth, stubConnection, stubIntersectionObserver } from '../testing/browser.ts';
import { clickLink, renderSite } from '../testing/render-site.tsx';
import {
  cachedImport,
  type LoadRelease,
  loaderOf,
  moduleOf,
  pageOf,
  releasesOf,
  remoteWith,
} from '../testing/sample-site.tsx';
import { prefetchLinkedPages } from './prefetch.ts';

const releases = releasesOf({ auth: remoteWith('/auth/login') });
const loadPage = vi.fn(async () => moduleOf('Log In page'));
const loadRoutes = vi.fn<LoadRelease>();

let setInView: ReturnType<typeof stubIntersectionObserver>;
let stop = () => {};

beforeEach(() => {
  setViewportWidth(1440);
  setInView = stubIntersectionObserver();
  vi.stubGlobal('requestIdleCallback', queueMicrotask);
  vi.stubGlobal('cancelIdleCallback', () => {});
  stubConnection({ effectiveType: '4g', saveData: false });
  loadPage.mockClear();
  const logIn = pageOf('log-in', '/auth/login', { load: cachedImport(loadPage) });
  loadRoutes.mockReset().mockImplementation(async () => ({
    routes: [logIn],
  }));
  useAuth.setState({ session: { status: 'signedOut' } });
});

afterEach(() => {
  stop();
  stubConnection(undefined);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Opens the 404 page, whose layout links to the login. */
async function open(): Promise<HTMLElement> {
  const loader = loaderOf(releases, loadRoutes);
  await renderSite('/nowhere', loader, { layout: (outlet) => <SiteLayout>{outlet}</SiteLayout> });
  stop = prefetchLinkedPages(loader);
  return screen.findByRole('link', { name: 'Log In' });
}

/** Waits until all started work has finished, without fake time. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));

test('hovering a link prefetches the linked page only once', async () => {
  const link = await open();
  await userEvent.hover(link);
  await waitFor(() => expect(loadPage).toHaveBeenCalledOnce());
  await userEvent.unhover(link);
  await userEvent.hover(link);
  fireEvent.focusIn(link);
  setInView(link, true);
  await settle();
  expect(loadPage).toHaveBeenCalledOnce();
});

test('a link that scrolls into view prefetches its page', async () => {
  const link = await open();
  setInView(link, true);
  await waitFor(() => expect(loadPage).toHaveBeenCalledOnce());
});

test.each([undefined, { effectiveType: '3g', saveData: false }])(
  'on a slow connection, a page is prefetched only if its link is hovered, touched or focused',
  async (connection) => {
    stubConnection(connection);
    const link = await open();
    setInView(link, true);
    await settle();
    expect(loadRoutes).not.toHaveBeenCalled();
    await userEvent.hover(link);
    await waitFor(() => expect(loadPage).toHaveBeenCalledOnce());
  },
);

test('no page is prefetched if the visitor has turned on the data saver', async () => {
  stubConnection({ effectiveType: '4g', saveData: true });
  const link = await open();
  setInView(link, true);
  await userEvent.hover(link);
  await settle();
  expect(loadRoutes).not.toHaveBeenCalled();
  await clickLink('Log In');
  await screen.findByRole('heading', { level: 1, name: 'Log In page' });
});

test('a failed prefetch shows no error, and a click on the link loads the page again', async () => {
  const said = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
  loadRoutes.mockRejectedValueOnce(new Error('offline'));
  const link = await open();
  await userEvent.hover(link);
  await settle();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  for (const spy of said) expect(spy).not.toHaveBeenCalled();
  await clickLink('Log In');
  await screen.findByRole('heading', { level: 1, name: 'Log In page' });
});

test('hovering a link again repeats a failed prefetch', async () => {
  loadRoutes.mockRejectedValueOnce(new Error('offline'));
  const link = await open();
  await userEvent.hover(link);
  await settle();
  await userEvent.unhover(link);
  await userEvent.hover(link);
  await waitFor(() => expect(loadPage).toHaveBeenCalledOnce());
});

test('no page is prefetched after the cleanup of prefetchLinkedPages', async () => {
  const link = await open();
  stop();
  setInView(link, true);
  await userEvent.hover(link);
  await settle();
  expect(loadRoutes).not.toHaveBeenCalled();
});
