import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { seededAccounts } from '../support/accounts.ts';
import {
  advanceClockPastSessionCheck,
  getMessageList,
  getReplyField,
  openConversation,
  sendContactMessage,
  sendReply,
} from '../support/conversations.ts';
import { waitForEmails } from '../support/mailbox.ts';
import { expect, test } from '../support/signed-in.ts';

const sendCall = '**/rest/v1/rpc/send_reply';

function createMessage(subject: string) {
  const email = `rupa+${randomUUID().slice(0, 8)}@example.com`;
  return { name: 'Rupa', email, subject: `${subject} ${email}`, message: 'Is it still there?' };
}

test.use({ person: 'teamMember' });

/** Sends a message and opens its conversation in a team member's inbox. */
async function openNew(page: Page, subject: string) {
  const message = createMessage(subject);
  await sendContactMessage(message);
  await openConversation(page, message.subject);
  return message;
}

if (isExhaustive) {
  test('§10.10 a typed reply survives a reload, a network error and a lost response, and is sent once', async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/net::ERR_FAILED/);
    const message = await openNew(page, 'Kept');

    await getReplyField(page).fill('Half a sent');
    await page.reload();
    await expect(getReplyField(page)).toHaveValue('Half a sent');

    await page.route(sendCall, (route) => route.abort());
    await sendReply(page, 'A whole sentence.');
    await expect(page.getByRole('alert')).toContainText('Not sent. Your text is safe');
    await expect(getReplyField(page)).toHaveValue('A whole sentence.');

    // The backend has stored the reply, but the browser does not know it.
    await page.unroute(sendCall);
    await page.route(sendCall, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: 'Reply', exact: true }).click();
    await expect(getMessageList(page).getByText('A whole sentence.')).toBeVisible();
    await page.unroute(sendCall);
    await expect(getReplyField(page)).toHaveValue('A whole sentence.');
    await page.getByRole('button', { name: 'Reply', exact: true }).click();
    await expect(getReplyField(page)).toHaveValue('');
    await expect(getMessageList(page).getByText('A whole sentence.')).toHaveCount(1);
    await waitForEmails(message.email, 1);
  });
}

if (isExhaustive) {
  test('§10.10 a typed reply survives the end of the session and the next login', async ({
    page,
  }) => {
    const message = await openNew(page, 'Session');
    const { pathname, search } = new URL(page.url());
    // Like the end of a session by the auth server: the page opens a login and then returns to the typed text.
    await getReplyField(page).fill('After the break.');
    await page.evaluate(() => localStorage.clear());
    // Advance the clock only once: a second time could exceed the time-out of the login page's files.
    await advanceClockPastSessionCheck(page);
    await expect(page.getByText('You were logged out.')).toBeVisible();
    await expect(page).toHaveURL('/auth/login');
    await page.goto('/auth/team-login');
    await page.getByLabel('Team Email').fill(seededAccounts.teamMember.email);
    await page.getByLabel('Password').fill(seededAccounts.teamMember.password);
    await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
    await expect(page).toHaveURL(pathname + search);
    await expect(getReplyField(page)).toHaveValue('After the break.');
    await page.getByRole('button', { name: 'Reply', exact: true }).click();
    await expect(getMessageList(page).getByText('After the break.')).toBeVisible();
    await waitForEmails(message.email, 1);
  });
}
