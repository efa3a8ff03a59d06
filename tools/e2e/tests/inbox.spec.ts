import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { expectAccessibleInBothThemes, screenSizes } from '../support/accessibility.ts';
import { seededAccounts } from '../support/accounts.ts';
import { delayRequests } from '../support/backend-calls.ts';
import { fillContactForm, sendButton } from '../support/contact-form.ts';
import {
  getMessageList,
  getReplyField,
  openConversation,
  sendContactMessage,
  sendReply,
} from '../support/conversations.ts';
import { replyToEmail, waitForEmails } from '../support/mailbox.ts';
import { expect, test } from '../support/signed-in.ts';
import { createSignedInClient } from '../support/signed-in-client.ts';

const unique = () => randomUUID().slice(0, 8);
const newAddress = () => `rupa+${unique()}@example.com`;

/** The conversation's status. Limited to this element, because the filter of the list contains the same words. */
const status = (page: Page, words: string) =>
  page
    .getByRole('main')
    .locator('span', { hasText: new RegExp(`^${words}$`) })
    .last();

test.use({ person: 'teamMember' });

test('§10.1 the team answers a visitor’s message by email, the visitor replies by email, and the founder closes the conversation', async ({
  page,
  newPageAs,
}) => {
  // A list of all states keeps the conversation open after the reply.
  await page.goto('/dashboard/inbox?state=any');
  await expect(page.getByRole('list', { name: 'Conversations' })).toBeVisible();

  const visitor = await newPageAs(undefined, { viewport: screenSizes.phone });
  const email = newAddress();
  const subject = `A site for our school ${unique()}`;
  await visitor.goto('/services/apps');
  await visitor.goto('/contact');
  await fillContactForm(visitor, {
    name: 'Rupa Barman',
    email,
    subject,
    message: 'What would it cost?',
  });
  await sendButton(visitor).click();
  await expect(visitor.getByText('Message Sent!')).toBeVisible();

  // The message appears in the open inbox, without a reload.
  await page.getByRole('link', { name: subject }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject);
  await expect(getMessageList(page)).toContainText('What would it cost?');
  await expect(page.getByText('Sent from the page App Development')).toBeVisible();
  await page.getByRole('button', { name: 'Assign to me' }).click();
  await sendReply(page, 'From ₹40,000. Shall we call?');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(getMessageList(page).getByText('Sent', { exact: true })).toBeVisible();

  const [mail] = await waitForEmails(email, 1);
  if (!mail) throw new Error('The visitor received no email.');
  expect(mail.subject).toBe(`Re: ${subject}`);
  expect(mail.from[0]?.name).toContain('Local');
  expect(mail.text).toContain('From ₹40,000. Shall we call?');
  expect(mail.html).toContain('From ₹40,000. Shall we call?');
  const root = /<conversation\.[^>]+>/;
  expect(mail.headers['in-reply-to']).toMatch(root);
  expect(mail.headers['references']).toMatch(root);

  await replyToEmail(mail, email, 'Yes, tomorrow at ten.');
  await expect(
    getMessageList(page).getByText('Yes, tomorrow at ten.', { exact: true }),
  ).toBeVisible();
  await expect(getMessageList(page)).not.toContainText('> From ₹40,000');

  const founder = await newPageAs('founder');
  await openConversation(founder, subject);
  await founder.getByRole('button', { name: 'Close conversation' }).click();
  await expect(status(founder, 'Closed')).toBeVisible();
  await expect(status(page, 'Closed')).toBeVisible();
});

test('the inbox shows conversations before its scripts load, and hydration keeps the data and the focus', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes('/rest/v1/conversations?'))
      requests.push(request.url());
  });
  const release = await delayRequests(page, '**/apps/dashboards/files/library.*.js');
  await page.goto('/dashboard/inbox', { waitUntil: 'commit' });
  const row = page.getByRole('list', { name: 'Conversations' }).getByRole('listitem').first();
  const link = row.getByRole('link');
  await expect(link).toHaveAttribute('href', /^\/dashboard\/inbox\/./);
  const [sender] = await link.locator('span').allTextContents();
  await link.focus();
  await expect(row.getByRole('checkbox')).toBeHidden();
  release();
  await expect(row.getByRole('checkbox')).toBeAttached();
  await expect(link).toHaveAccessibleName(new RegExp(`^${sender}, `));
  await expect(link).toBeFocused();
  expect(requests).toHaveLength(1);
});

// The unit tests cover the client's page and the access to notes, and projects.spec.ts both sides of a conversation.
if (isExhaustive) {
  test('§10.2 a client reads the team’s reply in the portal and answers it, but cannot see internal notes', async ({
    page,
    newPageAs,
  }) => {
    const subject = `The second invoice ${unique()}`;
    const client = await createSignedInClient(seededAccounts.client);
    const { data } = await client.auth.getSession();
    await sendContactMessage(
      {
        name: 'Local Client',
        email: seededAccounts.client.email,
        subject,
        message: 'Please send it.\n--- Chat ---\nTorsa: Hello!\nYou: Is anybody there?',
      },
      data.session?.access_token,
    );

    await openConversation(page, subject);
    await expect(getMessageList(page).getByText('From the chat')).toBeVisible();
    await expect(page.getByText('Client. This email address is confirmed.')).toBeVisible();
    await page.getByRole('tab', { name: 'Note' }).click();
    await getReplyField(page).fill('The accountant has it.');
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(getMessageList(page).getByText('The accountant has it.')).toBeVisible();
    await expectAccessibleInBothThemes(page, 'a note and a chat');
    await page.getByRole('tab', { name: 'Reply' }).click();
    await sendReply(page, 'Here it is.');
    await expect(getMessageList(page).getByText('Here it is.')).toBeVisible();

    const portal = await newPageAs('client');
    await portal.goto('/dashboard/messages');
    await portal.getByRole('link', { name: subject }).click();
    await expect(getMessageList(portal).getByText('Here it is.')).toBeVisible();
    await expect(portal.getByText('The accountant has it.')).toHaveCount(0);
    await expect(portal.getByText('Your turn')).toBeVisible();
    await portal.reload();
    await expect(getMessageList(portal).getByText('Here it is.')).toBeVisible();
    await sendReply(portal, 'Thank you.');
    await expect(getMessageList(portal).getByText('Thank you.')).toBeVisible();
    await expect(getMessageList(page).getByText('Thank you.')).toBeVisible();
  });

  test('§10.5 a team member whose reply crosses a colleague’s reply gets a warning, and each reply is sent exactly once', async ({
    page,
    newPageAs,
  }) => {
    const email = newAddress();
    const subject = `Two at once ${unique()}`;
    await sendContactMessage({ name: 'Rupa', email, subject, message: 'Who is first?' });
    const leader = await newPageAs('teamLeader');
    await openConversation(page, subject);
    await openConversation(leader, subject);
    await getReplyField(leader).fill('I am.');
    await expect(page.getByText('Local Team Leader is writing a reply.')).toBeVisible();

    await getReplyField(page).fill('I am first.');
    await leader.getByRole('button', { name: 'Reply', exact: true }).click();
    await expect(getMessageList(leader).getByText('I am.', { exact: true })).toBeVisible();
    await expect(
      page.getByRole('alert').getByText(/^Local Team Leader just replied/),
    ).toBeVisible();
    await expect(getReplyField(page)).toHaveValue('I am first.');
    expect(await waitForEmails(email, 1)).toMatchObject([
      { text: expect.stringContaining('I am.') },
    ]);

    await page.getByRole('button', { name: 'Reply', exact: true }).click();
    await expect(getMessageList(page).getByText('I am first.')).toBeVisible();
    await waitForEmails(email, 2);
    await expect(getMessageList(page).getByText(/^I am/)).toHaveCount(2);
  });

  test('a colleague who closes the browser tab no longer counts as a viewer of the conversation', async ({
    page,
    newPageAs,
  }) => {
    const subject = `Gone ${unique()}`;
    await sendContactMessage({ name: 'Rupa', email: newAddress(), subject, message: 'Hello?' });
    const leader = await newPageAs('teamLeader');
    await openConversation(leader, subject);
    await openConversation(page, subject);
    const line = page.getByText('Local Team Leader is viewing this too.');
    await expect(line).toBeVisible();
    await leader.close();
    await expect(line).toBeHidden();
  });
}

if (isExhaustive) {
  test('§10.6 the inbox page and the email show a message’s text exactly as the visitor typed it', async ({
    page,
    newPageAs,
  }) => {
    const email = newAddress();
    const mark = unique();
    const written = {
      name: '=1+1 <b>Ada</b>',
      email,
      subject: `<i>Hi</i> ${mark}\r\nBcc: everybody@example.com`,
      message: `<script>document.title = 'taken'</script> & مرحبا بالعالم 🐘\n=1+1\n${'x'.repeat(4900)}`,
    };
    await sendContactMessage(written);
    await page.clock.install();
    await page.goto(`/dashboard/inbox?q=${mark}`);
    await page.getByRole('link', { name: `<i>Hi</i> ${mark}` }).click();
    await expect(page.getByText('=1+1 <b>Ada</b>').first()).toBeVisible();
    const shown = await getMessageList(page).locator('p[dir="auto"]').first().textContent();
    expect(shown).toBe(written.message);
    await expect(page).not.toHaveTitle('taken');
    await page.setViewportSize({ width: 320, height: 640 });
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(excess).toBe(0);

    const answer = '<img src=x onerror=alert(1)> & مرحبا 🐘';
    await sendReply(page, answer);
    const [mail] = await waitForEmails(email, 1);
    expect(mail?.subject).toContain(`<i>Hi</i> ${mark} Bcc: everybody@example.com`);
    expect(mail?.headers).not.toHaveProperty('bcc');
    expect(mail?.text).toContain(answer);
    expect(mail?.html).not.toMatch(/<(script|img|i|b)\b/);
    const program = await newPageAs();
    await program.setContent(mail?.html ?? '');
    await expect(program.getByText(answer)).toBeVisible();
    await expect(program.getByText(written.message.slice(0, 50))).toBeVisible();
  });
}

if (isExhaustive) {
  test('§10.7 the inbox’s keyboard shortcuts work, and the ? key lists them', async ({ page }) => {
    await page.goto('/dashboard/inbox?state=any');
    const rows = page.getByRole('list', { name: 'Conversations' }).getByRole('link');
    await expect(rows.first()).toBeVisible();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toContainText('Open the next conversation');
    await expectAccessibleInBothThemes(page, 'the list of keys');
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await page.keyboard.type('tea garden');
    await expect(page).toHaveURL(/q=tea\+garden$/);
    await expect(rows).toHaveText([/A site for our tea garden/]);
    await page.getByRole('searchbox').blur();
    await page.keyboard.press('j');
    await expect(getReplyField(page)).toBeVisible();
    await page.keyboard.press('r');
    await page.keyboard.type('ru');
    await expect(getReplyField(page)).toHaveValue('ru');
    await getReplyField(page).fill('');
    await getReplyField(page).blur();
    await page.keyboard.press('n');
    await expect(page.getByLabel('Your note')).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('u');
    // The list keeps its filter and its search text.
    await expect(page).toHaveURL(/\/dashboard\/inbox\?state=any&q=tea\+garden$/);
  });
}
