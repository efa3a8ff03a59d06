import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Session, useAuth } from '@torsa/shared/auth';
import { notFoundPath } from '@torsa/shared/contract/names';
import type { PageModule } from '@torsa/shared/contract/remote';
import { accessRules } from '@torsa/shared/testing/access-rules';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isPagePrerenderedAt } from '../federation/page-loader.ts';
import { setViewportWidth } from '../testing/browser.ts';
import { hydrateSite, leaveSite } from '../testing/hydrate-site.tsx';
import {
  loaderOf,
  moduleOf,
  pageModule,
  pageOf,
  releasesOf,
  releaseWith,
} from '../testing/sample-site.tsx';

function About() {
  const [pressed, setPressed] = useState(0);
  return (
    <>
      <h1>About</h1>
      <p>A long text.</p>
      <button type="button" onClick={() => setPressed(pressed + 1)}>
        Pressed {pressed} times
      </button>
    </>
  );
}
const about = pageModule(About, { title: 'About', description: 'About us.' });
const user = { id: 'id', email: 'asha@client.test', fullName: 'Asha Roy' };
const signedIn: Session = { status: 'signedIn', user, role: 'user' };

/** Functions that settle the import of /about. */
let settleAbout: { readonly resolve: (module: PageModule) => void; readonly reject: () => void };
const loadAbout = vi.fn(
  () =>
    new Promise<PageModule>((resolve, reject) => {
      settleAbout = { resolve, reject: () => reject(new Error('The chunk is gone.')) };
    }),
);

const patterns = ['/about', '/private', '/careers'];
const live = releaseWith(1, patterns);
const canary = releaseWith(2, patterns);
const releases = releasesOf({
  marketing: { live, canary: { percent: 20, release: canary } },
  auth: { live: releaseWith(3, ['/auth/login']) },
});

function loaderWith(load: () => Promise<PageModule>, bucket = 100, path?: string) {
  const tables: Record<string, readonly ReturnType<typeof pageOf>[]> = {
    marketing: [
      pageOf('about', '/about', { load }),
      pageOf('private', '/private', { load, access: accessRules.client }),
      pageOf('Careers', '/careers'),
    ],
    auth: [pageOf('Login', '/auth/login')],
  };
  return loaderOf(releases, async (app) => ({ routes: tables[app] ?? [] }), {
    bucket,
    prerendered: path === undefined ? undefined : { path, prerenderedPath: path },
  });
}

const onRecoverableError = vi.fn();
const open = (path = '/about', bucket?: number) =>
  hydrateSite(path, {
    published: loaderWith(async () => about),
    loader: loaderWith(loadAbout, bucket, path),
    onRecoverableError,
  });
const nodes = () => [...document.querySelectorAll('main h1, main p, main button')];
const link = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name });
const come = (module = about) => act(async () => settleAbout.resolve(module));
const fail = async () => {
  // Each attempt imports twice.
  await act(async () => settleAbout.reject());
  await act(async () => settleAbout.reject());
};

beforeEach(() => {
  loadAbout.mockClear();
  onRecoverableError.mockClear();
  setViewportWidth(1440);
  useAuth.setState({ session: { status: 'loading' } });
});
afterEach(() => {
  leaveSite();
  vi.restoreAllMocks();
});

test.each([
  ['/about', '/about', true],
  ['/about/', '/about', true],
  ['/', '/', true],
  ['/nowhere', notFoundPath, true],
  ['/about', '/', false],
  ['/services/a', '/services/b', false],
  ['/about', undefined, false],
])(
  'the URL %s can show a document that was prerendered for %s: %s',
  (path, prerenderedPath, isPrerendered) => {
    expect(isPagePrerenderedAt(prerenderedPath, path)).toBe(isPrerendered);
  },
);

test('prerendered HTML stays unchanged while the shell changes, and React hydrates the same DOM nodes', async () => {
  await open();
  const before = nodes();
  await act(async () => useAuth.setState({ session: { status: 'signedOut' } }));
  await act(async () => useAuth.setState({ session: signedIn }));
  act(() => setViewportWidth(390));
  await userEvent.click(screen.getByRole('button', { name: /menu/i }));
  await userEvent.click(screen.getByRole('button', { name: /chat with us/i }));
  await userEvent.keyboard('{Escape}');
  expect(nodes()).toEqual(before);
  await come();
  expect(nodes()).toEqual(before);
  await userEvent.click(screen.getByRole('button', { name: 'Pressed 0 times' }));
  expect(screen.getByRole('button', { name: 'Pressed 1 times' })).toBe(before[2]);
  expect(onRecoverableError).not.toHaveBeenCalled();
});

describe('when the code of the prerendered page cannot be loaded', () => {
  test('if page code fails to load, a notice with a Retry button appears, and the focus does not move', async () => {
    await open();
    const before = nodes();
    const button = screen.getByRole('button', { name: 'Pressed 0 times' });
    button.focus();
    await fail();
    const alert = await screen.findByRole('alert');
    expect(alert.compareDocumentPosition(before[0] as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await waitFor(() => expect(button).toHaveFocus());
    expect(nodes()).toEqual(expect.arrayContaining(before));

    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(nodes()).toEqual(expect.arrayContaining(before));
    await fail();
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    await come();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(nodes()).toEqual(before);
    await waitFor(() => expect(before[0]).toHaveFocus());
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  test('if page code fails to load, other pages still work, and Back shows the page again without a spinner', async () => {
    await open();
    await fail();
    await userEvent.click(link('Careers'));
    await screen.findByRole('heading', { level: 1, name: 'Careers' });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await act(async () => history.back());
    await waitFor(() => expect(location.pathname).toBe('/about'));
    screen.getByRole('heading', { level: 1, name: 'Careers' });
    await come();
    await screen.findByRole('heading', { level: 1, name: 'About' });
  });
});

test('a link works while the prerendered page waits for its code', async () => {
  await open();
  const before = nodes();
  await userEvent.click(link('Careers'));
  await screen.findByRole('heading', { level: 1, name: 'Careers' });
  expect(before.some((node) => node.isConnected)).toBe(false);
});

test('prerendered HTML stays if the visitor leaves the page and returns before its code has loaded', async () => {
  await open();
  const before = nodes();
  act(() => history.pushState(null, '', '/private'));
  await act(async () => history.back());
  expect(nodes()).toEqual(before);
  await come();
  expect(nodes()).toEqual(before);
});

test('a prerendered private page redirects a visitor without access', async () => {
  await open('/private');
  await act(async () => useAuth.setState({ session: { status: 'signedOut' } }));
  await screen.findByRole('heading', { level: 1, name: 'Login' });
  expect(location.pathname).toBe('/auth/login');
});

test('a page from another release replaces the prerendered HTML without a spinner', async () => {
  const spinners = vi.fn();
  await open('/about', 5);
  const before = nodes();
  const observer = new MutationObserver(() => {
    if (document.querySelector('h1')?.textContent === 'Loading…') spinners();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  await come(moduleOf('About, the canary'));
  await screen.findByRole('heading', { level: 1, name: 'About, the canary' });
  observer.disconnect();
  expect(before.some((node) => node.isConnected)).toBe(false);
  expect(spinners).not.toHaveBeenCalled();
  expect(onRecoverableError.mock.calls.map(([error]) => error.cause?.name)).toEqual([
    'DifferentReleaseError',
  ]);
});
