import { randomUUID } from 'node:crypto';
import type { Page, Request } from '@playwright/test';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { seededAccounts } from '../support/accounts.ts';
import { machineHasNetwork } from '../support/connection.ts';
import { getReplyField, openConversation, sendContactMessage } from '../support/conversations.ts';
import { logInAsClient, logInAsTeamMember, storeLoginSession } from '../support/log-in.ts';
import { createConfirmedAccount } from '../support/new-account.ts';
import { expect, test } from '../support/signed-in.ts';
import { createSignedInClient } from '../support/signed-in-client.ts';
import { testStack } from '../support/stack.ts';
import { setWrongClock } from '../support/wrong-clock.ts';

const hour = 3_600_000;
const logIn = (page: Page) => page.getByRole('link', { name: 'Log In', exact: true });
const dashboard = (page: Page) => page.getByRole('link', { name: 'Dashboard' });
const loggedOut = (page: Page) => page.getByText('You were logged out.');

function createMessage(subject: string) {
  const email = `rupa+${randomUUID().slice(0, 8)}@example.com`;
  return { name: 'Rupa', email, subject: `${subject} ${email}`, message: 'Is it still there?' };
}

/** Counts the later token refreshes of a page. */
function countRefreshes(page: Page): () => number {
  let count = 0;
  page.on('request', (request: Request) => {
    if (request.url() === `${testStack.backendUrl}/auth/v1/token?grant_type=refresh_token`)
      count += 1;
  });
  return () => count;
}

// session-keeper.test.ts checks the refreshes of tabs with wrong clocks in the default run.
for (const offset of isExhaustive ? [-12, -2, 0, 2, 12] : []) {
  test(`two inbox tabs with a clock ${offset} hours off stay logged in during a network failure, with at most four token refreshes each`, async ({
    page,
    context,
    expectedConsole,
  }) => {
    test.setTimeout(180_000);
    // On a machine without a network, pages believe that they are online (see `emulateOnlineState`), so their requests
    // fail.
    if (!machineHasNetwork) expectedConsole.push(/ERR_INTERNET_DISCONNECTED/);
    await setWrongClock(context, offset * hour);
    await logInAsTeamMember(page, seededAccounts.teamMember);
    const other = await context.newPage();
    const pages = [page, other];
    const refreshes = pages.map(countRefreshes);
    for (const tab of pages) await tab.goto('/dashboard/inbox');
    await page.waitForTimeout(20_000);
    await context.setOffline(true);
    await page.waitForTimeout(20_000);
    await context.setOffline(false);
    await page.waitForTimeout(20_000);
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

if (isExhaustive) {
  test('a logout in one browser keeps the session of another browser', async ({
    page,
    newPageAs,
  }) => {
    const account = await createConfirmedAccount();
    await logInAsClient(page, account);
    const other = await newPageAs();
    await logInAsClient(other, account);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(logIn(page)).toBeVisible();
    await other.goto('/account');
    await expect(other.getByText('You’re not logged in on other devices.')).toBeVisible();
    await expect(dashboard(other)).toBeVisible();
  });
}

test('a page detects at the next poll that its session ended in another browser, and the next login returns to this page', async ({
  page,
}) => {
  const account = await createConfirmedAccount();
  await storeLoginSession(page, account);
  await page.goto('/dashboard/messages');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const elsewhere = await createSignedInClient(account);
  await elsewhere.auth.signOut({ scope: 'global' });
  // The page polls with the real clock: a fake clock would also advance the time-outs of requests in progress.
  await expect(loggedOut(page)).toBeVisible();
  await expect(page).toHaveURL('/auth/login');
  await expect(logIn(page)).toBeVisible();
  await expect(dashboard(page)).toHaveCount(0);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL('/dashboard/messages');
});

if (isExhaustive) {
  test('an unsent private reply never appears in another user’s reply box, in the same tab or in another tab', async ({
    page,
    context,
  }) => {
    const message = createMessage('Whose note');
    await sendContactMessage(message);
    await logInAsTeamMember(page, seededAccounts.teamLeader);
    await openConversation(page, message.subject);
    const { pathname } = new URL(page.url());
    await getReplyField(page).fill('Between us: they pay late.');

    const other = await context.newPage();
    await other.goto(pathname);
    await expect(getReplyField(other), 'each tab has its own').toHaveValue('');

    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(logIn(page)).toBeVisible();
    const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(await kept(), 'a logout deletes it').not.toContain('Between us');
    await logInAsTeamMember(page, seededAccounts.teamMember);
    await page.goto(pathname);
    await expect(getReplyField(page)).toHaveValue('');
  });
}

test('when another user logs in, an open tab shows that user’s page and sends nothing as the previous user', async ({
  page,
  context,
}) => {
  await logInAsTeamMember(page, seededAccounts.teamMember);
  const other = await context.newPage();
  await other.goto('/dashboard/inbox');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Inbox');
  const refused: string[] = [];
  other.on('response', (response) => {
    if ([401, 403].includes(response.status())) refused.push(response.url());
  });
  await storeLoginSession(page, seededAccounts.client);
  await expect(other).toHaveURL('/dashboard/user');
  await expect(dashboard(other)).toHaveAttribute('href', '/dashboard/user');
  expect(refused).toEqual([]);
});
