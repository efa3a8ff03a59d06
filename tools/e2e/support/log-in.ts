import type { Page } from '@playwright/test';
import { seededAccounts } from './accounts.ts';
import { createSignedInClient, type TestAccount } from './signed-in-client.ts';
import { pathWithoutScripts } from './worker-test.ts';

/** Stores the session of an account in a page of the site, without the login form. */
export async function storeLoginSession(page: Page, account: TestAccount): Promise<void> {
  const client = await createSignedInClient(account);
  const { data } = await client.auth.getSession();
  if (page.url() === 'about:blank') await page.goto(pathWithoutScripts);
  await page.evaluate(
    (session) => localStorage.setItem('torsa.session', JSON.stringify(session)),
    data.session,
  );
}

export async function logInAsClient(
  page: Page,
  account: TestAccount = seededAccounts.client,
): Promise<void> {
  await page.goto('/auth/login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL('**/dashboard/user');
  await waitForDashboard(page);
}

export async function logInAsTeamMember(page: Page, account: TestAccount): Promise<void> {
  await page.goto('/auth/team-login');
  await page.getByLabel('Team Email').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL('**/dashboard/team');
  await waitForDashboard(page);
}

export async function logInAsFounder(page: Page): Promise<void> {
  await page.goto('/auth/founder-login');
  await page.getByLabel('Founder ID').fill(seededAccounts.founder.founderId);
  await page.getByLabel('Password').fill(seededAccounts.founder.password);
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL('**/founder-dashboard');
  await waitForDashboard(page);
}

/** Waits for the Logout button, because the dashboard loads later than its URL. */
async function waitForDashboard(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Log Out' }).waitFor();
}
