import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAuth } from '@torsa/shared/auth';
import type { AccessRule } from '@torsa/shared/contract/access';
import { accessRules } from '@torsa/shared/testing/access-rules';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageResult } from '../federation/load-page.ts';
import type { PageLoader } from '../federation/page-loader.ts';
import { useNavigationState } from '../navigation/pending-navigation.ts';
import { renderIn } from '../testing/render-in.tsx';
import { pageOf } from '../testing/sample-site.tsx';
import { PageLoaderContext } from './page-loader-context.ts';
import { PageRouter } from './page-router.tsx';

const pageAt = (path: string, access?: AccessRule): PageResult => ({
  status: access ? 'refused' : 'loaded',
  remote: 'sample',
  row: pageOf(path, path, access ? { access } : {}),
  params: {},
  module: { default: Object.assign(() => null, { head: { title: path, description: '' } }) },
  release: { version: '000000000011', cohort: 'live', loadTime: 0 },
});

/** Settles the page at a path, for those that are still to come. */
const settle = new Map<string, { come: (result?: PageResult) => void; fail: () => void }>();
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
const pendingName = () => useNavigationState.getState().name;
const isPending = () => useNavigationState.getState().isPending;

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

test('a page that is there is pending from the press until it is shown', async () => {
  const states: boolean[] = [];
  const stop = useNavigationState.subscribe((state) => states.push(state.isPending));
  await clickLink('Ready');
  stop();
  expect(location.pathname).toBe('/bn/ready');
  expect(shown()).toBe('/ready');
  expect(states).toEqual([true, false]);
});

test('what is on the screen stays until the next page has come, and that is pending meanwhile', async () => {
  await clickLink('Later');
  expect(location.pathname).toBe('/bn/later');
  expect(shown()).toBe('/');
  expect(isPending()).toBe(true);
  await act(async () => settle.get('/later')?.come());
  expect(shown()).toBe('/later');
  expect(isPending()).toBe(false);
});

test('a page that is still to come is called what the navigation calls it, if it does', async () => {
  await clickLink('Later');
  expect(pendingName()).toBe('Later');
  await clickLink('Private');
  expect(pendingName()).toBe('');
  await clickLink('Later');
  await act(async () => settle.get('/later')?.come());
  expect(pendingName()).toBe('');
});

test('a page that cannot be had is shown as well: the outlet says so', async () => {
  await clickLink('Later');
  await act(async () => settle.get('/later')?.fail());
  expect(shown()).toBe('/later');
  expect(isPending()).toBe(false);
});

test('Back shows the page before, and what takes the place of another page as well', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Replace' }));
  expect(shown()).toBe('/ready');
  await clickLink('Later');
  await act(async () => settle.get('/later')?.come());
  await act(() => history.back());
  await waitFor(() => expect(shown()).toBe('/ready'));
  expect(isPending()).toBe(false);
});

test('the last navigation wins over a page that is still to come', async () => {
  await clickLink('Later');
  await clickLink('Ready');
  expect(shown()).toBe('/ready');
  expect(isPending()).toBe(false);
  await act(async () => settle.get('/later')?.come());
  expect(shown()).toBe('/ready');
});

test('Back calls a navigation off', async () => {
  await clickLink('Later');
  await act(() => history.back());
  await waitFor(() => expect(isPending()).toBe(false));
  await act(async () => settle.get('/later')?.come());
  expect(shown()).toBe('/');
});

test('who goes back by a link while the next page is on its way finds it by Back', async () => {
  const before = history.length;
  await clickLink('Ready');
  await clickLink('Later');
  await clickLink('Ready');
  expect(shown()).toBe('/ready');
  expect(history.length).toBe(before + 3);
  await act(() => history.back());
  await waitFor(() => expect(location.pathname).toBe('/bn/later'));
});

test('a link that is pressed twice while its page is on its way is one step of the history', async () => {
  const before = history.length;
  await clickLink('Later');
  await clickLink('Later');
  expect(history.length).toBe(before + 1);
  await act(async () => settle.get('/later')?.come());
  expect(shown()).toBe('/later');
});

test('a page that sends this visitor away is not shown on the way, nor by Back', async () => {
  await clickLink('Private');
  await act(async () => settle.get('/private')?.come(pageAt('/private', accessRules.client)));
  expect(location.pathname).toBe('/bn/auth/login');
  expect(shown()).toBe('/auth/login');
  await act(() => history.back());
  await waitFor(() => expect(shown()).toBe('/'));
});
