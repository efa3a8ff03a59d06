import { randomUUID } from 'node:crypto';
import { skipWithoutNetwork } from '../support/connection.ts';
import {
  contactCall,
  contactField,
  contactFields,
  fillContactForm,
  goodMessage,
  sendButton,
} from '../support/contact-form.ts';
import { founderView } from '../support/founder-view.ts';
import { openPage, pageIsAlive } from '../support/open-page.ts';
import { toast } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

test('what was typed survives a reload, and is gone once it has arrived', async ({ page }) => {
  await openPage(page, '/contact');
  await fillContactForm(page, goodMessage);
  await page.reload();
  await pageIsAlive(page);
  for (const field of contactFields) {
    await expect(contactField(page, field)).toHaveValue(goodMessage[field]);
  }
  await sendButton(page).click();
  await expect(toast(page)).toContainText('Message Sent!');
  await page.reload();
  await pageIsAlive(page);
  await expect(contactField(page, 'message')).toHaveValue('');
});

test('a tab that crashed between sending and the answer sends the same message, once', async ({
  context,
  page,
}) => {
  const message = { ...goodMessage, message: `Did it crash? ${randomUUID()}` };
  await page.route(contactCall, (route) => route.fetch().then(() => {}));
  await openPage(page, '/contact');
  await fillContactForm(page, message);
  const sent = page.waitForRequest((request) => request.url().includes('contact_messages'));
  await sendButton(page).click();
  await sent;
  const stored = async () => {
    const founder = await founderView();
    const { data } = await founder
      .from('contact_messages')
      .select('message')
      .eq('message', message.message);
    return data?.length;
  };
  await expect.poll(stored).toBe(1);
  await page.close();

  const next = await context.newPage();
  await openPage(next, '/contact');
  await expect(contactField(next, 'message')).toHaveValue(message.message);
  await sendButton(next).click();
  await expect(toast(next)).toContainText('Message Sent!');
  expect(await stored()).toBe(1);
});

test('offline is said, what was typed stays, and sending goes on when asked', async ({
  context,
  page,
  expectedConsole,
}) => {
  skipWithoutNetwork();
  expectedConsole.push(/ERR_INTERNET_DISCONNECTED/);
  await openPage(page, '/contact');
  await fillContactForm(page, goodMessage);
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await sendButton(page).click();
  await expect(toast(page)).toContainText('Error Sending Message');
  await expect(contactField(page, 'message')).toHaveValue(goodMessage.message);
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toHaveCount(0);
  await sendButton(page).click();
  await expect(toast(page)).toContainText('Message Sent!');
});
