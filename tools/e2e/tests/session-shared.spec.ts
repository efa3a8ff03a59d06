import { randomUUID } from 'node:crypto';
import type { Page, Request } from '@playwright/test';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { accounts } from '../support/accounts.ts';
import { hasNetwork } from '../support/connection.ts';
import {
  openConversation,
  passPollInterval,
  replyField,
  sendContactMessage,
} from '../support/conversations.ts';
import { logInAsClient, logInToTeam } from '../support/log-in.ts';
import { createConfirmedAccount } from '../support/new-account.ts';
import { expect, test } from '../support/signed-in.ts';
import { createSignedInClient } from '../support/signed-in-client.ts';
import { stack } from '../support/stack.ts';
import { setWrongClock } from '../support/wrong-clock.ts';

const hour = 3_600_000;
const logIn = (page: Page) => page.getByRole('link', { name: 'Log In', exact: true });
const dashboard = (page: Page) => page.getByRole('link', { name: 'Dashboard' });
const loggedOut = (page: Page) => page.getByText('You were logged out.');

function written(subject: string) {
  const email = `rupa+${randomUUID().slice(0, 8)}@example.com`;
  return { name: 'Rupa', email, subject: `${subject} ${email}`, message: 'Is it still there?' };
}

/** Counts the token refreshes of a page from now on. */
function countRefreshes(page: Page): () => number {
  let count = 0;
  page.on('request', (request: Request) => {
    if (request.url() === `${stack.backendUrl}/auth/v1/token?grant_type=refresh_token`) count += 1;
  });
  return () => count;
}

// Each as long as the promise says, and a sample as long as two polls.
const clocks = isExhaustive ? [-12, -2, 0, 2, 12] : [2];
const seconds = isExhaustive ? 60 : 21;

for (const offset of clocks) {
  test(`two inbox tabs with a clock ${offset} h off refresh at most four times each and stay logged in, also without a network for a while`, async ({
    page,
    context,
    expectedConsole,
  }) => {
    test.setTimeout(180_000);
    // A machine without a network looks online to its pages, which therefore go on asking.
    if (!hasNetwork) expectedConsole.push(/ERR_INTERNET_DISCONNECTED/);
    await setWrongClock(context, offset * hour);
    await logInToTeam(page, accounts.teamMember);
    const other = await context.newPage();
    const pages = [page, other];
    const refreshes = pages.map(countRefreshes);
    for (const tab of pages) await tab.goto('/dashboard/inbox');
    await page.waitForTimeout((seconds / 3) * 1000);
    await context.setOffline(true);
    await page.waitForTimeout((seconds / 3) * 1000);
    await context.setOffline(false);
    await page.waitForTimeout((seconds / 3) * 1000);
    for (const tab of pages) {
      await expect(tab).toHaveURL('/dashboard/inbox');
      await expect(dashboard(tab)).toHaveAttribute('href', '/dashboard/team');
      await expect(tab.getByRole('main').getByRole('alert')).toHaveCount(0);
    }
    const counts = refreshes.map((count) => count());
    test.info().annotations.push({ type: 'refreshes', description: counts.join(' and ') });
    for (const count of counts) expect(count).toBeLessThanOrEqual(4);
  });
}

test('logging out in one browser leaves the session of the other', async ({ page, newPageAs }) => {
  const account = await createConfirmedAccount();
  await logInAsClient(page, account);
  const other = await newPageAs();
  await logInAsClient(other, account);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(logIn(page)).toBeVisible();
  await other.goto('/account');
  await expect(other.getByText('You are logged in nowhere else.')).toBeVisible();
  await expect(dashboard(other)).toBeVisible();
});

test('a session that was ended elsewhere is noticed within a poll, and leads back to where it was', async ({
  page,
}) => {
  const account = await createConfirmedAccount();
  await logInAsClient(page, account);
  await page.clock.install();
  await page.goto('/dashboard/messages');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const elsewhere = await createSignedInClient(account);
  await elsewhere.auth.signOut({ scope: 'global' });
  // The clock is advanced once. A second time could exceed the time limit of the login page's files on a busy machine.
  await passPollInterval(page);
  await expect(loggedOut(page)).toBeVisible();
  await expect(page).toHaveURL('/auth/login');
  await expect(logIn(page)).toBeVisible();
  await expect(dashboard(page)).toHaveCount(0);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL('/dashboard/messages');
});

test('a private note is in nobody else’s reply box, in the same tab or another', async ({
  page,
  context,
}) => {
  const message = written('Whose note');
  await sendContactMessage(message);
  await logInToTeam(page, accounts.teamLeader);
  await openConversation(page, message.subject);
  const { pathname } = new URL(page.url());
  await replyField(page).fill('Between us: they pay late.');

  const other = await context.newPage();
  await other.goto(pathname);
  await expect(replyField(other), 'each tab has its own').toHaveValue('');

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(logIn(page)).toBeVisible();
  const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(await kept(), 'a logout deletes it').not.toContain('Between us');
  await logInToTeam(page, accounts.teamMember);
  await page.goto(pathname);
  await expect(replyField(page)).toHaveValue('');
});

test('a tab whose person has changed shows the next person’s page, and sends nothing as the one before', async ({
  page,
  context,
}) => {
  await logInToTeam(page, accounts.teamMember);
  const other = await context.newPage();
  await other.goto('/dashboard/inbox');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Inbox');
  const refused: string[] = [];
  other.on('response', (response) => {
    if ([401, 403].includes(response.status())) refused.push(response.url());
  });
  await logInAsOtherPerson(page);
  await expect(other).toHaveURL('/dashboard/user');
  await expect(dashboard(other)).toHaveAttribute('href', '/dashboard/user');
  expect(refused).toEqual([]);
});

/** Another login in the same browser, while somebody is logged in: as the storage of another tab changes. */
async function logInAsOtherPerson(page: Page): Promise<void> {
  const client = await createSignedInClient(accounts.client);
  const { data } = await client.auth.getSession();
  await page.evaluate(
    (session) => localStorage.setItem('torsa.session', JSON.stringify(session)),
    data.session,
  );
}
