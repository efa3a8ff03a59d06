import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAuth } from '@torsa/shared/auth';
import type { AccessRule } from '@torsa/shared/contract/access';
import { accessRules } from '@torsa/shared/testing/access-rules';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageLoadResult } from '../federation/loaded-page.ts';
import type { PageLoader } from '../federation/page-loader.ts';
import { usePendingNavigation } from '../navigation/pending-navigation.ts';
import { renderIn } from '../testing/render-in.tsx';
import { pageOf } from '../testing/sample-site.tsx';
import { PageLoaderContext } from './page-loader-context.ts';
import { PageRouter } from './page-router.tsx';

const pageAt = (path: string, access?: AccessRule): PageLoadResult => ({
  status: access ? 'refused' : 'loaded',
  remote: 'sample',
  row: pageOf(path, path, access ? { access } : {}),
  params: {},
  module: { default: Object.assign(() => null, { head: { title: path, description: '' } }) },
  release: { version: '000000000011', cohort: 'live', loadTime: 0 },
});

/** Functions that settle the pending load of a path. */
const settle = new Map<string, { come: (result?: PageLoadResult) => void; fail: () => void }>();
const loader: PageLoader = {
  peek: (path) => (['/ready', '/', '/auth/login'].includes(path) ? pageAt(path) : undefined),
  load: (path) =>
    new Promise((resolve, reject) => {
      settle.set(path, {
        come: (result = pageAt(path)) => resolve(result),
        fail: () => reject(new Error('gone')),
      });
      if (path === '/auth/login') resolve(pageAt(path));
    }),
  read: (path) => Promise.resolve(pageAt(path)),
};

function Site() {
  const navigate = useNavigate();
  return (
    <>
      <h1>{useLocation().pathname}</h1>
      <Link to="/ready">Ready</Link>
      <nav>
        <Link to="/later">
          Later<b>3</b>
        </Link>
      </nav>
      <Link to="/private">Private</Link>
      <button type="button" onClick={() => navigate('/ready', { replace: true })}>
        Replace
      </button>
    </>
  );
}

const shown = () => screen.getByRole('heading').textContent;
const clickLink = (name: string) =>
  userEvent.click(screen.getByRole('link', { name: new RegExp(name) }));
const pendingName = () => usePendingNavigation.getState().name;
const isPending = () => usePendingNavigation.getState().isPending;

beforeEach(() => {
  settle.clear();
  useAuth.setState({ session: { status: 'signedOut' } });
  history.replaceState(null, '', '/bn');
  renderIn(
    <PageLoaderContext value={loader}>
      <PageRouter basename="/bn">
        <Site />
      </PageRouter>
    </PageLoaderContext>,
  );
});
afterEach(() => vi.restoreAllMocks());

test('a navigation to a loaded page is pending from the click until the page is shown', async () => {
  const states: boolean[] = [];
  const stop = usePendingNavigation.subscribe((state) => states.push(state.isPending));
  await clickLink('Ready');
  stop();
  expect(location.pathname).toBe('/bn/ready');
  expect(shown()).toBe('/ready');
  expect(states).toEqual([true, false]);
});

test('the current page stays on the screen while the next page loads', async () => {
  await clickLink('Later');
  expect(location.pathname).toBe('/bn/later');
  expect(shown()).toBe('/');
  expect(isPending()).toBe(true);
  await act(async () => settle.get('/later')?.come());
  expect(shown()).toBe('/later');
  expect(isPending()).toBe(false);
});

test("a pending navigation has the text of the page's navigation link, if such a link exists", async () => {
  await clickLink('Later');
  expect(pendingName()).toBe('Later');
  await clickLink('Private');
  expect(pendingName()).toBe('');
  await clickLink('Later');
  await act(async () => settle.get('/later')?.come());
  expect(pendingName()).toBe('');
});

test('a navigation to a page that fails to load ends, so that the page outlet can show the error', async () => {
  await clickLink('Later');
  await act(async () => settle.get('/later')?.fail());
  expect(shown()).toBe('/later');
  expect(isPending()).toBe(false);
});

test('the router shows the page of a replaced history entry and of the Back button', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Replace' }));
  expect(shown()).toBe('/ready');
  await clickLink('Later');
  await act(async () => settle.get('/later')?.come());
  await act(() => history.back());
  await waitFor(() => expect(shown()).toBe('/ready'));
  expect(isPending()).toBe(false);
});

test('a new navigation cancels a pending navigation', async () => {
  await clickLink('Later');
  await clickLink('Ready');
  expect(shown()).toBe('/ready');
  expect(isPending()).toBe(false);
  await act(async () => settle.get('/later')?.come());
  expect(shown()).toBe('/ready');
});

test("the browser's Back button cancels a pending navigation", async () => {
  await clickLink('Later');
  await act(() => history.back());
  await waitFor(() => expect(isPending()).toBe(false));
  await act(async () => settle.get('/later')?.come());
  expect(shown()).toBe('/');
});

test('a link to the visible page, clicked during a pending navigation, adds a history entry', async () => {
  const before = history.length;
  await clickLink('Ready');
  await clickLink('Later');
  await clickLink('Ready');
  expect(shown()).toBe('/ready');
  expect(history.length).toBe(before + 3);
  await act(() => history.back());
  await waitFor(() => expect(location.pathname).toBe('/bn/later'));
});

test('two clicks on a link during its navigation add only one history entry', async () => {
  const before = history.length;
  await clickLink('Later');
  await clickLink('Later');
  expect(history.length).toBe(before + 1);
  await act(async () => settle.get('/later')?.come());
  expect(shown()).toBe('/later');
});

test('a page that redirects the visitor is never shown, not even by the Back button', async () => {
  await clickLink('Private');
  await act(async () => settle.get('/private')?.come(pageAt('/private', accessRules.client)));
  expect(location.pathname).toBe('/bn/auth/login');
  expect(shown()).toBe('/auth/login');
  await act(() => history.back());
  await waitFor(() => expect(shown()).toBe('/'));
});
