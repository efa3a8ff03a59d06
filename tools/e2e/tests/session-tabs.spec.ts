import type { Page } from '@playwright/test';
import { accounts } from '../support/accounts.ts';
import { backendPaths } from '../support/backend-calls.ts';
import { viewOf } from '../support/founder-view.ts';
import { logInAsClient, logInAsFounder, logInToTeam } from '../support/log-in.ts';
import { type Account, confirmedAccount } from '../support/new-account.ts';
import { expect, test } from '../support/signed-in.ts';
import { expectToast } from '../support/toast.ts';

const dashboard = (page: Page) => page.getByRole('link', { name: 'Dashboard' });
const logIn = (page: Page) => page.getByRole('link', { name: 'Log In', exact: true });
const logOut = (page: Page) => page.getByRole('button', { name: 'Logout' });

test('§4 Two tabs: a login in one is seen in the other', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/about');
  await expect(logIn(other)).toBeVisible();
  const loginPage = await context.newPage();
  await loginPage.goto('/auth/login');

  await logInAsClient(page);
  await expect(dashboard(other)).toHaveAttribute('href', '/dashboard/user');
  await expect(other).toHaveURL('/about');
  await expect(loginPage).toHaveURL('/dashboard/user');
});

test.describe('a client', () => {
  test.use({ person: 'client' });

  test('§4 Two tabs: a logout in one ends the private page of the other', async ({
    page,
    context,
  }) => {
    await context.route(backendPaths.signOut, (route) => route.fulfill({ status: 204 }));
    await page.goto('/dashboard/user');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome, /);
    const other = await context.newPage();
    await other.goto('/about');

    await logOut(other).click();
    await expect(page).toHaveURL('/auth/login');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log In');
    await expect(logIn(page)).toBeVisible();
  });

  test('§4 Two tabs: another person in one is the same person in the other', async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    await other.goto('/about');
    await expect(dashboard(other)).toHaveAttribute('href', '/dashboard/user');

    await logInToTeam(page, accounts.teamMember);
    await expect(dashboard(other)).toHaveAttribute('href', '/dashboard/team');
  });
});

test('§4 Two tabs: the founder flag, set and cleared in one, is followed in the other', async ({
  page,
  context,
}) => {
  await page.route('**/auth/v1/logout*', (route) => route.fulfill({ status: 204 }));
  const other = await context.newPage();
  await other.goto('/about');
  await logInAsFounder(page);
  await expect(dashboard(other)).toHaveAttribute('href', '/founder-dashboard');
  await dashboard(other).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Founder Dashboard');

  await logOut(page).click();
  await expect(page).toHaveURL('/');
  await expect(other).toHaveURL('/auth/founder-login');
  await expect(logIn(other)).toBeVisible();
});

test('§4 Logout: a session that was ended elsewhere is ended here without an error', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/status of 403/);
  const account = await confirmedAccount();
  await logInAsClient(page, account);
  await endSessionsElsewhere(account);

  await logOut(page).click();
  await expectToast(page, 'Logged Out');
  await expect(page).toHaveURL('/');
  await expect(logIn(page)).toBeVisible();
});

test('§4 Auth state: a session that was ended elsewhere is over once it has to be renewed', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/status of 400/);
  const account = await confirmedAccount();
  await logInAsClient(page, account);
  await endSessionsElsewhere(account);

  await page.goto('/about');
  await expect(dashboard(page)).toBeVisible();
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('torsa.session') ?? '{}');
    localStorage.setItem('torsa.session', JSON.stringify({ ...session, expires_at: 1 }));
  });
  await page.goto('/dashboard/user');
  await expect(page).toHaveURL('/auth/login');
  await expect(logIn(page)).toBeVisible();
});

/** As if on another device: a log-out there ends every session of the account. */
async function endSessionsElsewhere(account: Account): Promise<void> {
  const elsewhere = await viewOf(account);
  const { error } = await elsewhere.auth.signOut();
  expect(error).toBeNull();
}
