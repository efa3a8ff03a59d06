import type { Page } from '@playwright/test';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { screenSizes } from '../support/accessibility.ts';
import { seededAccounts } from '../support/accounts.ts';
import { delayHostScript } from '../support/backend-calls.ts';
import { getButtonInMainElement } from '../support/form.ts';
import { publicRoutes } from '../support/routes.ts';
import {
  dashboardPages,
  expect,
  portalPages,
  type SignedInRole,
  test,
} from '../support/signed-in.ts';
import { expectToast } from '../support/toast.ts';

const card = (page: Page, name: string) =>
  page.getByRole('main').getByRole('region', { name, exact: true });

const expectLinks = (page: Page, name: string, features: readonly string[]) =>
  expect(card(page, name).getByRole('link')).toHaveText([...features]);

/** Expects the frame of a portal page: a toolbar of one line, and on a phone a bar at the bottom edge. */
async function expectFrame(page: Page) {
  const toolbar = page.getByRole('main').locator('header');
  const nav = page.getByRole('navigation', { name: 'Portal' });
  await expect(nav.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
  expect((await toolbar.boundingBox())?.height).toBeLessThanOrEqual(52);
  expect((await page.getByRole('contentinfo').boundingBox())?.height).toBeLessThanOrEqual(64);
  const desktop = page.viewportSize() ?? screenSizes.desktop;
  await page.setViewportSize(screenSizes.phone);
  expect((await toolbar.boundingBox())?.height).toBeLessThanOrEqual(48);
  const bar = await nav.boundingBox();
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(screenSizes.phone.height);
  await page.setViewportSize(desktop);
}

test.describe('a client', () => {
  test.use({ person: 'client' });

  test('§2.41 /dashboard/user: the page shows a loading text until the user’s data has loaded', async ({
    page,
  }) => {
    const release = await delayHostScript(page);
    // The script also delays the load event.
    await page.goto('/dashboard/user', { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Loading your dashboard…');
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading your dashboard');
    await test.step('§4.1 Auth state: while loading, the navigation shows neither Log In nor Logout', async () => {
      const nav = page.getByRole('navigation', { name: 'Main' });
      await expect(nav.getByRole('link', { name: 'Dashboard' })).toBeHidden();
      await expect(nav.getByRole('link', { name: 'Log In', exact: true })).toBeHidden();
      release();
      await expect(nav.getByRole('link', { name: 'Dashboard' })).toBeVisible();
    });
    await expect(heading).toHaveText('Welcome, Local Client!');
    await expect(page.getByText('Loading your dashboard')).toHaveCount(0);
  });
});

test.describe('a team member', () => {
  test.use({ person: 'teamMember' });

  test('§2.42 §2.43 §2.44 /dashboard/team: the page shows profile, monitoring and current projects, team management, performance reports and settings', async ({
    page,
  }) => {
    await page.goto('/dashboard/team');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Team Dashboard');
    await expect(card(page, 'My Profile').getByRole('definition')).toHaveText([
      'Local Team Member',
      seededAccounts.teamMember.email,
      'Team',
    ]);

    await expect(page.getByText(/· Team member$/)).toBeVisible();
    await expect(card(page, 'Monitoring').getByRole('paragraph').first()).toContainText(
      'Team activity',
    );
    await expect(card(page, 'Current Projects').getByRole('listitem')).toHaveText([
      'Client website relaunch: Building',
      'AI assistant for customer support: In review',
      'Mobile app, second release: Planned',
    ]);

    await expectLinks(page, 'Team Management', [
      'View Team Members',
      'Assign Tasks',
      'Team Calendar',
    ]);
    await expectLinks(page, 'Performance Reports', ['Weekly Report', 'Monthly Report']);
    await expectLinks(page, 'Settings', ['Account Settings', 'Notification Settings']);
  });
});

/** Checks the content of each dashboard before its links. */
const contents: Partial<Record<SignedInRole, (page: Page) => Promise<void>>> = {
  client: (page) =>
    test.step('§2.37 §2.38 §2.39 §2.40 /dashboard/user: the page shows Welcome with the display name, My Profile, Order History and Account Settings', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Local Client!');

      const profile = card(page, 'My Profile');
      await expect(profile.getByRole('term')).toHaveText(['Name', 'Email', 'User ID']);
      await expect(profile.getByRole('definition')).toHaveText([
        'Local Client',
        seededAccounts.client.email,
        '00000000-0000-4000-8000-000000000004',
      ]);
      await expectLinks(page, 'My Profile', ['Edit Profile']);

      await expect(card(page, 'Order History')).toContainText('You have no recent orders.');

      await expectLinks(page, 'Account Settings', [
        'Change Password',
        'Manage Preferences',
        'Notification Settings',
      ]);
      await expect(page).toHaveURL('/dashboard/user');
    }),
  founder: (page) =>
    test.step('§2.45 §2.46 /founder-dashboard: the page shows four tiles and three quick actions', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Founder Dashboard');
      for (const tile of ['Overview', 'User Management', 'Analytics', 'Site Settings']) {
        await expect(card(page, tile).getByRole('paragraph').first()).not.toBeEmpty();
      }

      await expectLinks(page, 'Quick Actions', [
        'Add New User',
        'View Reports',
        'Update Site Content',
      ]);
    }),
};

// The test above checks the content of the team dashboard, so the default run leaves out this page.
for (const [person, path] of dashboardPages) {
  if (!isExhaustive && person === 'teamLeader') continue;

  test.describe(`${path} for a ${person}`, () => {
    test.use({ person });

    test(`the page ${path} shows its content, its links open their pages, and its Log Out button logs out`, async ({
      page,
    }) => {
      await page.goto(path);
      await contents[person]?.(page);
      await expectFrame(page);

      await test.step('§10.58 every link opens a page with its content, and no page only announces a feature', async () => {
        const main = page.getByRole('main');
        const title = main.getByRole('heading', { level: 1 });
        const places = await linkTargets(page);
        const own = (await title.textContent()) ?? '';
        for (const { href, place } of places.filter((one) => one.place !== path)) {
          // The sweep opens these pages, so the default run follows no links.
          expect(sweptKinds).toContain(kindOf(place.split('#')[0] ?? ''));
          if (!isExhaustive) continue;
          await main.locator(`a[href="${href}"]`).first().click();
          await expect.poll(() => new URL(page.url()).pathname).toBe(place.split('#')[0]);
          await expect(title).not.toContainText('…');
          await expect(title).not.toHaveText('Page not found');
          await expect(main.getByText(/^Loading/)).toHaveCount(0);
          await expect(main).not.toContainText(/coming soon|not yet implemented/i);
          const { pathname, hash } = new URL(page.url());
          expect(pathname + hash).toBe(place);
          if (hash) await expect(page.locator(hash)).toBeVisible();
          await page.goBack();
          await expect(title).toHaveText(own);
        }
      });

      await test.step(`§2.47 §2.48 §2.49 §10.57 ${path}: the Log Out button logs out`, async () => {
        await page.route('**/auth/v1/logout*', (route) => route.fulfill({ status: 204 }));
        await getButtonInMainElement(page, 'Log Out').click();
        await expect(page).toHaveURL('/');
        await expectToast(page, 'Logged Out');
        await expect(page.getByRole('link', { name: 'Log In', exact: true })).toBeVisible();
      });
    });
  });
}

/** A path without the ID of a project or conversation. */
const kindOf = (place: string) => place.replace(/[0-9a-f-]{36}/, '');

const sweptKinds = [
  ...Object.keys(publicRoutes),
  ...[...dashboardPages, ...portalPages].map(([, path]) => kindOf(path)),
];

/** Link targets of a dashboard without duplicates: link name, path and fragment. */
async function linkTargets(page: Page) {
  const main = page.getByRole('main');
  await expect(getButtonInMainElement(page, 'Log Out')).toBeVisible();
  await expect(main.getByText(/^Loading/)).toHaveCount(0);
  const links = await main
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const places = links
    .filter((href) => href.startsWith('/'))
    .map((href) => ({ href, place: href.replace(/\?[^#]*/, '') }));
  // The default run opens only one of several projects or conversations.
  const kinds = places.map(({ place }) => (isExhaustive ? place : kindOf(place)));
  expect(new Set(kinds).size).toBeGreaterThan(5);
  return places.filter((_, at) => kinds.indexOf(kinds[at] ?? '') === at);
}
