import type { Page } from '@playwright/test';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { publicRoutes } from '../support/routes.ts';
import { expect, test } from '../support/signed-in.ts';

const guestPages = ['/auth/login', '/auth/signup'];
const openToClients = Object.keys(publicRoutes).filter((path) => !guestPages.includes(path));

const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const fact = (page: Page, name: string) =>
  page.getByRole('term').filter({ hasText: name }).locator('+ *');

test('Auth state: the navigation bar shows login links to a visitor, and the founder dashboard with the founder flag', async ({
  page,
}) => {
  await test.step('§4.1 Auth state: the navigation bar shows Log In and Sign Up to a visitor', async () => {
    await page.goto('/about');
    await expect(nav(page).getByRole('button', { name: 'Management Log In' })).toBeVisible();
    await expect(nav(page).getByRole('link', { name: 'Log In', exact: true })).toBeVisible();
    await expect(nav(page).getByRole('link', { name: 'Sign Up' })).toBeVisible();
    await expect(nav(page).getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
    await expect(nav(page).getByRole('button', { name: 'Logout' })).toHaveCount(0);
  });

  await test.step('§4.4 Founder flag: the flag in browser storage creates the pseudo-user founder_local', async () => {
    await page.evaluate(() => localStorage.setItem('founderAuthenticated', 'true'));
    await page.goto('/dashboard/user');
    await expect(fact(page, 'User ID')).toHaveText('founder_local');
    await expect(fact(page, 'Name')).toHaveText('Founder');
    await expect(nav(page).getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
      'href',
      '/founder-dashboard',
    );
  });
});

test.describe('a client', () => {
  test.use({ person: 'client' });

  test('Auth state: pages of each remote recognize a logged-in client', async ({ page }) => {
    await test.step('§2.53 §4.1 Auth state: the navigation bar shows Dashboard and Logout to a logged-in client', async () => {
      await page.goto('/about');
      await expect(nav(page).getByRole('link', { name: 'Dashboard' })).toBeVisible();
      await expect(nav(page).getByRole('button', { name: 'Logout' })).toBeVisible();
      await expect(nav(page).getByRole('link', { name: 'Log In', exact: true })).toHaveCount(0);
      await expect(nav(page).getByRole('link', { name: 'Sign Up' })).toHaveCount(0);
      await expect(nav(page).getByRole('button', { name: 'Management Log In' })).toHaveCount(0);
    });

    await test.step('§4.6 Initial session: pages of each remote fetch the session when they start', async () => {
      for (const path of isExhaustive ? openToClients : ['/services/apps', '/auth/check-email']) {
        await page.goto(path, { waitUntil: 'commit' });
        await expect(nav(page).getByRole('link', { name: 'Dashboard' }), path).toBeVisible();
        await expect(page).toHaveURL(path);
      }
    });

    await test.step('§4.2 §9.9 Default role: an account without a role in its metadata has the role user', async () => {
      await page.goto('/about');
      await expect(nav(page).getByRole('link', { name: 'Dashboard' })).toBeVisible();
      await page.evaluate(() => {
        const session = JSON.parse(localStorage.getItem('torsa.session') ?? '{}');
        delete session.user.user_metadata.role;
        localStorage.setItem('torsa.session', JSON.stringify(session));
      });
      await page.goto('/dashboard/team');
      await expect(page).toHaveURL('/dashboard/user');
      await expect(nav(page).getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
        'href',
        '/dashboard/user',
      );
    });
  });

  if (isExhaustive) {
    test('§4.7 §8.8 Session fetch error: the page logs the error to the console, and the loading state ends', async ({
      page,
      expectedConsole,
    }) => {
      expectedConsole.push(/The session could not be refreshed/, /ERR_FAILED/);
      await page.route(/\/supabase\.[^/]+\.js$/, (route) => route.abort());
      const logged = page.waitForEvent('console', (message) =>
        message.text().startsWith('The session could not be refreshed'),
      );
      // Pages with early data requests know a session with a valid token without this script.
      await page.goto('/account');
      expect((await logged).type()).toBe('error');
      await expect(page).toHaveURL('/auth/login');
      await expect(heading(page)).toHaveText('Log In');
      await expect(nav(page).getByRole('link', { name: 'Log In', exact: true })).toBeVisible();
    });
  }
});

test.describe('a team member', () => {
  test.use({ person: 'teamMember' });

  test('§3.2 Signed-in user: the auth context provides id, email, fullName and role', async ({
    page,
  }) => {
    await page.goto('/dashboard/user');
    await expect(fact(page, 'Name')).toHaveText('Local Team Member');
    await expect(fact(page, 'Email')).toHaveText('tm001@torsa.example');
    await expect(fact(page, 'User ID')).toHaveText('00000000-0000-4000-8000-000000000003');
    await expect(nav(page).getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
      'href',
      '/dashboard/team',
    );
  });
});
