import { randomUUID } from 'node:crypto';
import { accounts } from '../support/accounts.ts';
import { backendWithoutMail } from '../support/backend-without-mail.ts';
import {
  expectSoon,
  openFromInbox,
  reply,
  replyField,
  thread,
  writeToCompany,
} from '../support/conversations.ts';
import { logInToTeam } from '../support/log-in.ts';
import { mailsTo } from '../support/mailbox.ts';
import { stack } from '../support/stack.ts';
import { expect, test } from '../support/test.ts';

const sendCall = '**/rest/v1/rpc/send_reply';

function written(subject: string) {
  const email = `rupa+${randomUUID().slice(0, 8)}@example.com`;
  return { name: 'Rupa', email, subject: `${subject} ${email}`, message: 'Is it still there?' };
}

test('nothing that is typed is lost: by a reload, a fault, a lost answer or the end of a session', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/net::ERR_FAILED/);
  const message = written('Kept');
  await writeToCompany(message);
  await logInToTeam(page, accounts.teamMember);
  await openFromInbox(page, message.subject);
  const { pathname } = new URL(page.url());

  await replyField(page).fill('Half a sent');
  await page.reload();
  await expect(replyField(page)).toHaveValue('Half a sent');

  await page.route(sendCall, (route) => route.abort());
  await reply(page, 'A whole sentence.');
  await expect(page.getByRole('alert')).toContainText('Not sent. What you wrote is kept');
  await expect(replyField(page)).toHaveValue('A whole sentence.');

  // The backend has it, and the browser does not know.
  await page.unroute(sendCall);
  await page.route(sendCall, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Reply', exact: true }).click();
  await expectSoon(page, thread(page).getByText('A whole sentence.'));
  await page.unroute(sendCall);
  await expect(replyField(page)).toHaveValue('A whole sentence.');
  await page.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(replyField(page)).toHaveValue('');
  await expect(thread(page).getByText('A whole sentence.')).toHaveCount(1);
  await mailsTo(message.email, 1);

  // As when the provider has ended it.
  await replyField(page).fill('After the break.');
  await page.evaluate(() => localStorage.clear());
  await page.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('your session is over');
  await page.reload();
  await page.waitForURL('**/auth/login');
  await logInToTeam(page, accounts.teamMember);
  await page.goto(pathname);
  await expect(replyField(page)).toHaveValue('After the break.');
  await page.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(thread(page).getByText('After the break.')).toBeVisible();
  await mailsTo(message.email, 2);
});

test('while the mail server is down a reply is queued and says so, and it is sent once', async ({
  page,
}) => {
  // It starts a backend of its own.
  test.setTimeout(300_000);
  const backend = await backendWithoutMail(stack.portsWithLateMail);
  try {
    const message = written('Queued');
    await page.route(`${stack.backendUrl}/**`, (route) =>
      route.continue({ url: route.request().url().replace(stack.backendUrl, backend.url) }),
    );
    await writeToCompany(message, '', backend.url);
    await logInToTeam(page, accounts.teamMember);
    await openFromInbox(page, message.subject);
    await reply(page, 'It is.');
    await expect(thread(page).getByText('Queued', { exact: true })).toBeVisible();
    await backend.startMail();
    await expectSoon(page, thread(page).getByText('Sent', { exact: true }));
    const [mail] = await mailsTo(message.email, 1, backend.inboxUrl);
    expect(mail?.text).toContain('It is.');
  } finally {
    await backend.close();
  }
});
