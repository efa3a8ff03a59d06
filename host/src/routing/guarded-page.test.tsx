import { act, screen, waitFor } from '@testing-library/react';
import { type Session, type SessionRole, useAuth } from '@torsa/shared/auth';
import type { LocalizedPage } from '@torsa/shared/contract/page-languages';
import { accessRules } from '@torsa/shared/testing/access-rules';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { createPageLoader } from '../federation/page-loader.ts';
import { clickButton, renderSite } from '../testing/render-site.tsx';
import {
  loaderOf,
  moduleOf,
  pageModule,
  pageOf,
  releasesOf,
  remoteWith,
} from '../testing/sample-site.tsx';

const signedIn = (role: SessionRole): Session => ({
  status: 'signedIn',
  user: { id: 'id', email: 'asha@client.test', fullName: 'Asha Roy' },
  role,
});

const sessions = {
  loading: { status: 'loading' },
  signedOut: { status: 'signedOut' },
  client: signedIn('user'),
  team: signedIn('team'),
  founder: signedIn('founder_local'),
} satisfies Record<string, Session>;

type Outcome = 'shown' | `/${string}`;

/** The results of each access rule for each session (product specification, point 6). */
const guards: readonly [
  keyof typeof accessRules | undefined,
  Readonly<Record<keyof typeof sessions, Outcome>>,
][] = [
  [
    undefined,
    { loading: 'shown', signedOut: 'shown', client: 'shown', team: 'shown', founder: 'shown' },
  ],
  [
    'guest',
    {
      loading: 'shown',
      signedOut: 'shown',
      client: '/dashboard/user',
      team: '/dashboard/user',
      founder: '/dashboard/user',
    },
  ],
  [
    'teamGuest',
    {
      loading: 'shown',
      signedOut: 'shown',
      client: 'shown',
      team: '/dashboard/team',
      founder: 'shown',
    },
  ],
  [
    'client',
    {
      loading: 'shown',
      signedOut: '/auth/login',
      client: 'shown',
      team: 'shown',
      founder: 'shown',
    },
  ],
  [
    'team',
    {
      loading: 'shown',
      signedOut: '/auth/login',
      client: '/dashboard/user',
      team: 'shown',
      founder: '/dashboard/user',
    },
  ],
  [
    'founder',
    {
      loading: 'shown',
      signedOut: '/auth/founder-login',
      client: '/auth/founder-login',
      team: '/auth/founder-login',
      founder: 'shown',
    },
  ],
];

const cases = guards.flatMap(([rule, outcomes]) =>
  (Object.keys(sessions) as (keyof typeof sessions)[]).map(
    (session) => [rule, session, outcomes[session]] as const,
  ),
);

type ReloadOrThrow = Parameters<typeof createPageLoader>[0]['reloadOrThrow'];

/** Opens the page. Every other path shows its path as the heading. */
function open(page: LocalizedPage, address = page.path, reloadOrThrow?: ReloadOrThrow) {
  const routes = [page, pageOf('other', '/*', { load: async () => pageModule(Other, otherHead) })];
  const releases = releasesOf({ sample: remoteWith(...routes.map(({ path }) => path)) });
  return renderSite(
    address,
    loaderOf(releases, async () => ({ routes }), reloadOrThrow && { reloadOrThrow }),
  );
}

const otherHead = { title: 'Another page', description: '' };

function Other() {
  return <h1>{useLocation().pathname}</h1>;
}

const headingFor = (outcome: Outcome) => (outcome === 'shown' ? 'Secret' : outcome);

beforeEach(() => {
  useAuth.setState({ session: { status: 'loading' } });
});

describe.each(cases)(
  'a page with the access rule %s, opened in the session state %s: %s',
  (rule, session, outcome) => {
    const page = () =>
      pageOf('secret', '/secret', {
        load: vi.fn(async () => moduleOf('Secret')),
        ...(rule ? { access: accessRules[rule] } : {}),
      });

    test('the access rule of a page is enforced immediately if the session is known', async () => {
      useAuth.setState({ session: sessions[session] });
      const secret = page();
      await open(secret);
      await screen.findByRole('heading', { level: 1, name: headingFor(outcome) });
      expect(secret.load).toHaveBeenCalledTimes(outcome.startsWith('/') ? 0 : 1);
    });

    test('the access rule of a page is enforced when the session becomes known later', async () => {
      await open(page());
      await screen.findByRole('heading', { level: 1 });
      await act(async () => useAuth.setState({ session: sessions[session] }));
      await screen.findByRole('heading', { level: 1, name: headingFor(outcome) });
    });
  },
);

test("the browser's Back button skips a page that redirects the visitor", async () => {
  useAuth.setState({ session: sessions.signedOut });
  window.history.replaceState(null, '', '/first');
  window.history.pushState(null, '', '/secret');
  await open(pageOf('Secret', '/secret', { access: accessRules.client }));
  await waitFor(() => expect(location.pathname).toBe('/auth/login'));
  await act(async () => window.history.back());
  await waitFor(() => expect(location.pathname).toBe('/first'));
});

test('a private page disappears when the session ends', async () => {
  useAuth.setState({ session: sessions.client });
  await open(pageOf('Secret', '/secret', { access: accessRules.client }));
  await screen.findByRole('heading', { name: 'Secret' });
  await act(async () => useAuth.setState({ session: sessions.signedOut }));
  await screen.findByRole('heading', { name: '/auth/login' });
});

describe('while the page loads to which a redirect leads', () => {
  const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

  /** Opens a page for clients whose redirect leads to a page that never loads. */
  async function openWithout(next: string) {
    const page = pageOf('Secret', '/secret', { access: accessRules.client });
    const routes = [page, pageOf('next', next, { load: () => new Promise(() => {}) })];
    const releases = releasesOf({ sample: remoteWith(...routes.map(({ path }) => path)) });
    await renderSite(
      page.path,
      loaderOf(releases, async () => ({ routes })),
    );
    await screen.findByRole('heading', { name: 'Secret' });
  }

  test('a private page without a logged-in user stays on the screen until the redirect target has loaded', async () => {
    await openWithout('/auth/login');
    await act(async () => useAuth.setState({ session: sessions.signedOut }));
    expect(location.pathname).toBe('/auth/login');
    expect(heading()).toBe('Secret');
  });

  test('the private page of a user who has logged out disappears before the redirect target has loaded', async () => {
    useAuth.setState({ session: sessions.client });
    await openWithout('/auth/login');
    await act(async () => useAuth.setState({ session: sessions.signedOut }));
    expect(location.pathname).toBe('/auth/login');
    expect(heading()).toBe('Loading…');
  });
});

describe('loading the code of a page', () => {
  test('page code that fails to load shows an error, and Retry loads the page', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    const load = vi.fn(async () => moduleOf('Page'));
    // Each attempt requests the code twice.
    load.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
    await open(pageOf('page', '/page', { load }));

    await screen.findByRole('alert');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('not available');
    await clickButton('Retry');

    await screen.findByRole('heading', { name: 'Page' });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(3);
    expect(report).toHaveBeenCalledOnce();
    report.mockRestore();
  });

  test('if page code fails to load, the page outlet passes the path to reloadOrThrow', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    const error = new Error('gone');
    const reloadOrThrow = vi.fn<ReloadOrThrow>(() => Promise.reject(error));
    const load = () => Promise.reject(error);
    await open(pageOf('page', '/page', { load }), '/page?from=mail', reloadOrThrow);
    await screen.findByRole('alert');
    expect(reloadOrThrow).toHaveBeenCalledOnce();
    const [reason, address = ''] = reloadOrThrow.mock.lastCall ?? [];
    expect(reason).toMatchObject({ cause: { message: 'gone' } });
    expect(address).toBe('/page');
    report.mockRestore();
  });
});

test('a page that throws an error during rendering shows the error and a Retry button', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  let isBroken = true;
  const Broken = () => {
    if (isBroken) throw new Error('broken');
    return <h1>Mended</h1>;
  };
  await open(
    pageOf('page', '/page', {
      load: async () => pageModule(Broken, { title: 'Page', description: '' }),
    }),
  );
  await screen.findByRole('alert');
  isBroken = false;
  await clickButton('Retry');
  await screen.findByRole('heading', { name: 'Mended' });
  report.mockRestore();
});
