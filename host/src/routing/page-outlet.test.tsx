import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAuth } from '@torsa/shared/auth';
import type { LocalizedPage } from '@torsa/shared/contract/page-languages';
import type { Language } from '@torsa/shared/i18n/languages';
import { Link } from '@torsa/shared/router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SiteLayout } from '../layout/layout.tsx';
import { clickButton, clickLink, renderSite } from '../testing/render-site.tsx';
import {
  type LoadRelease,
  loaderOf,
  pageModule,
  pageOf,
  releasesOf,
  releaseWith,
  remoteWith,
} from '../testing/sample-site.tsx';

const remotes: Readonly<Record<string, readonly LocalizedPage[]>> = {
  marketing: [
    pageOf('Home', '/', {
      load: async () =>
        pageModule(
          () => (
            <>
              <h1>Home</h1>
              <Link to="/auth/login">To the login</Link>
              <Link to="/nowhere">To nowhere</Link>
            </>
          ),
          { title: 'Home', description: 'The front door.' },
        ),
    }),
    pageOf('About', '/about'),
    pageOf('Service', '/services/:serviceId'),
  ],
  auth: [pageOf('Login', '/auth/login')],
};
const releases = releasesOf(
  Object.fromEntries(
    Object.entries(remotes).map(([name, pages]) => [name, remoteWith(...pages.map((p) => p.path))]),
  ),
);
const loadRoutes: LoadRelease = async (name) => ({ routes: remotes[name] ?? [] });

const open = (path: string, load = loadRoutes, named = releases, language: Language = 'en') =>
  renderSite(path, loaderOf(named, load), {
    language,
    layout: (outlet) => <SiteLayout>{outlet}</SiteLayout>,
  });

const heading = () => screen.getAllByRole('heading', { level: 1 });
const showsPage = async (name: string) => {
  await waitFor(() =>
    expect(heading().map((h1) => h1.textContent)).toEqual([expect.stringContaining(name)]),
  );
};

let report: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  report = vi.spyOn(console, 'error').mockImplementation(() => {});
  useAuth.setState({ session: { status: 'signedOut' } });
  document.head.innerHTML = '<meta name="description" content="">';
  document.title = 'As it was served';
});

afterEach(() => {
  report.mockRestore();
});

const description = () =>
  document.querySelector('meta[name="description"]')?.getAttribute('content');

test('the page outlet renders the page of the remote app that serves the path, inside the layout', async () => {
  await open('/about');
  await showsPage('About');
  expect(
    within(screen.getByRole('main')).getByRole('heading', { name: 'About' }),
  ).toBeInTheDocument();
  screen.getByRole('contentinfo');
  screen.getByRole('button', { name: /chat/i });
  expect(document.title).toBe('About · Torsa');
  expect(description()).toBe('About About.');
  expect(report).not.toHaveBeenCalled();
});

test('the page outlet renders the page of a path with URL parameters', async () => {
  await open('/services/anything');
  await showsPage('Service');
});

test('while a page loads, the document has one h1 heading and its title does not change', async () => {
  await open('/about', () => new Promise(() => {}));
  await showsPage('Loading…');
  expect(document.title).toBe('As it was served');
});

test('a path that no remote app serves shows the 404 page', async () => {
  await open('/nowhere');
  await showsPage('Page not found');
  expect(document.title).toBe('Page not found · Torsa');
  await clickLink('Back to home');
  await showsPage('Home');
  expect(document.title).toBe('Home · Torsa');
  expect(report).not.toHaveBeenCalled();
});

test('a link opens a page of another remote app without loading an HTML document', async () => {
  await open('/');
  await showsPage('Home');
  await clickLink('To the login');
  await showsPage('Login');
  expect(window.location.pathname).toBe('/auth/login');
});

test('a link to a path that no remote app serves shows the 404 page, and Back shows the previous page', async () => {
  await open('/');
  await showsPage('Home');
  await clickLink('To nowhere');
  await showsPage('Page not found');
  await act(async () => window.history.back());
  await showsPage('Home');
});

test('a remote app that fails to load shows an error, and Retry loads the remote app', async () => {
  const load = vi.fn(loadRoutes).mockRejectedValueOnce(new Error('offline'));
  await open('/about', load);

  await screen.findByRole('alert');
  expect(heading()).toHaveLength(1);
  screen.getByRole('navigation', { name: 'Main' });
  expect(document.title).toBe('Not available right now · Torsa');
  expect(report).toHaveBeenCalledOnce();

  await clickButton('Retry');
  await showsPage('About');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a path shows an error if the release list fails to load, and Retry loads the page', async () => {
  const fetchAll = vi.fn(async () => releases).mockRejectedValueOnce(new Error('offline'));
  const loader = loaderOf(releasesOf({ auth: remoteWith('/auth/login') }), loadRoutes, {
    fetchAll,
  });
  await renderSite('/about', loader, { layout: (outlet) => <SiteLayout>{outlet}</SiteLayout> });
  await screen.findByRole('alert');
  await clickButton('Retry');
  await showsPage('About');
});

test('the Retry button works again after a failed retry', async () => {
  const load = vi.fn(loadRoutes);
  load
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('still offline'));
  await open('/about', load);
  await clickButton('Retry');
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  await clickButton('Retry');
  await showsPage('About');
});

test('a remote app that fails to load does not affect pages of other remote apps', async () => {
  await open('/', async (name, release) => {
    if (name === 'auth') throw new Error('gone');
    return loadRoutes(name, release);
  });
  await showsPage('Home');
  await clickLink('To the login');
  await screen.findByRole('alert');

  await act(() =>
    userEvent.click(
      within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', {
        name: 'About Us',
      }),
    ),
  );
  await showsPage('About');
});

test('the Retry button does not change the URL query and fragment', async () => {
  const load = vi.fn(loadRoutes).mockRejectedValueOnce(new Error('offline'));
  await open('/about?from=mail#team', load);
  await clickButton('Retry');
  await showsPage('About');
  const { pathname, search, hash } = window.location;
  expect(pathname + search + hash).toBe('/about?from=mail#team');
});

test('a page that only a failed release has loads as soon as that release works again', async () => {
  const live = releaseWith(2, ['/', '/careers']);
  const previous = releaseWith(1);
  const pages = {
    home: remotes['marketing']?.slice(0, 1) ?? [],
    new: pageOf('Careers', '/careers'),
  };
  const isLiveGone = { current: true };
  const load: LoadRelease = async (_, { version }) => {
    if (version === previous.version) return { routes: pages.home };
    if (isLiveGone.current) throw new Error('offline');
    return { routes: [...pages.home, pages.new] };
  };
  await open('/', load, releasesOf({ marketing: { live, previous } }));
  await showsPage('Home');

  const menu = within(screen.getByRole('navigation', { name: 'Main' }));
  await act(() => userEvent.click(menu.getByRole('link', { name: 'Careers' })));
  await screen.findByRole('alert');
  isLiveGone.current = false;
  await clickButton('Retry');
  await showsPage('Careers');
});

test('in a Bengali document, links and URLs have the language prefix', async () => {
  await open('/bn', loadRoutes, releases, 'bn');
  await showsPage('Home');
  expect(screen.getByRole('link', { name: 'To the login' })).toHaveAttribute(
    'href',
    '/bn/auth/login',
  );
  await clickLink('To the login');
  await showsPage('Login');
  expect(window.location.pathname).toBe('/bn/auth/login');
  await act(async () => window.history.back());
  await showsPage('Home');
  await clickLink('To nowhere');
  await showsPage('পাতাটি পাওয়া গেল না');
  expect(document.title).toBe('পাতাটি পাওয়া গেল না · তোর্সা');
  await clickLink('প্রথম পাতায় ফিরে যান');
  await showsPage('Home');
  expect(window.location.pathname).toBe('/bn');
});
