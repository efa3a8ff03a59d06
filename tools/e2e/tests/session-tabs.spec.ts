import type { Page } from '@playwright/test';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { seededAccounts } from '../support/accounts.ts';
import { backendUrlPatterns } from '../support/backend-calls.ts';
import { logInAsClient, logInAsFounder, logInAsTeamMember } from '../support/log-in.ts';
import { createConfirmedAccount, type NewTestAccount } from '../support/new-account.ts';
import { createSignedInClient } from '../support/signed-in-client.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

const dashboard = (page: Page) => page.getByRole('link', { name: 'Dashboard' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const logIn = (page: Page) => page.getByRole('link', { name: 'Log In', exact: true });
const logOut = (page: Page) => page.getByRole('button', { name: 'Logout' });

if (isExhaustive) {
  test('Two tabs: a login or logout in one tab also changes the other tab', async ({
    page,
    context,
  }) => {
    await context.route(backendUrlPatterns.signOut, (route) => route.fulfill({ status: 204 }));
    const other = await context.newPage();
    await other.goto('/about');
    await expect(logIn(other)).toBeVisible();
    const loginPage = await context.newPage();
    await loginPage.goto('/auth/login');

    await test.step('§4.5 Two tabs: a login in one tab also changes the other tab', async () => {
      await logInAsClient(page);
      await expect(dashboard(other)).toHaveAttribute('href', '/dashboard/user');
      await expect(other).toHaveURL('/about');
      await expect(loginPage).toHaveURL('/dashboard/user');
      await expect(heading(loginPage)).toHaveText(/^Welcome, /);
    });

    await test.step('§4.5 Two tabs: a login as another user in one tab also changes the other tab', async () => {
      await logInAsTeamMember(page, seededAccounts.teamMember);
      await expect(dashboard(other)).toHaveAttribute('href', '/dashboard/team');
    });

    await test.step('§4.5 Two tabs: a logout in one tab closes the private page in the other tab', async () => {
      await logOut(other).click();
      await expect(loginPage).toHaveURL('/auth/login');
      await expect(heading(loginPage)).toHaveText('Log In');
      await expect(logIn(loginPage)).toBeVisible();
    });

    await test.step('§4.5 Two tabs: setting or clearing the founder flag in one tab also changes the other tab', async () => {
      await logInAsFounder(page);
      await expect(dashboard(other)).toHaveAttribute('href', '/founder-dashboard');
      await dashboard(other).click();
      await expect(heading(other)).toHaveText('Founder Dashboard');

      await logOut(page).click();
      await expect(page).toHaveURL('/');
      await expect(other).toHaveURL('/auth/founder-login');
      await expect(logIn(other)).toBeVisible();
    });
  });

  test('a logout in another browser ends the session without an error', async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/status of 40[03]/);
    const account = await createConfirmedAccount();
    await logInAsClient(page, account);
    await endSessionsElsewhere(account);
    const session = await page.evaluate(() => localStorage.getItem('torsa.session') ?? '{}');
    const store = (stored: string) =>
      page.evaluate((value) => localStorage.setItem('torsa.session', value), stored);

    await test.step('§4.5 Auth state: after a logout in another browser the session ends at the next token refresh', async () => {
      await page.goto('/about');
      await expect(dashboard(page)).toBeVisible();
      await store(JSON.stringify({ ...JSON.parse(session), expires_at: 1 }));
      await page.goto('/dashboard/user');
      await expect(page).toHaveURL('/auth/login');
      await expect(logIn(page)).toBeVisible();
    });

    await test.step('§4.8 Logout: a logout causes no error if another browser has already ended the session', async () => {
      await store(session);
      await page.goto('/about');
      await logOut(page).click();
      await expectToast(page, 'Logged Out');
      await expect(page).toHaveURL('/');
      await expect(logIn(page)).toBeVisible();
    });
  });
}

/** Logs out on another device, which ends every session of the account. */
async function endSessionsElsewhere(account: NewTestAccount): Promise<void> {
  const elsewhere = await createSignedInClient(account);
  const { error } = await elsewhere.auth.signOut();
  expect(error).toBeNull();
}
