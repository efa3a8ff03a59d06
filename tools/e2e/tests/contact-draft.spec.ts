import { randomUUID } from 'node:crypto';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { skipTestWithoutNetwork } from '../support/connection.ts';
import {
  contactField,
  contactFields,
  contactRequestUrl,
  fillContactForm,
  sendButton,
  validContactMessage,
} from '../support/contact-form.ts';
import { expectShellHydrated, openPage } from '../support/open-page.ts';
import { toast } from '../support/shell.ts';
import { createFounderClient } from '../support/signed-in-client.ts';
import { expect, test } from '../support/test.ts';

if (isExhaustive) {
  test('the contact form keeps the unsent message after a reload and deletes it after sending', async ({
    page,
  }) => {
    await openPage(page, '/contact');
    await fillContactForm(page, validContactMessage);
    await page.reload();
    await expectShellHydrated(page);
    for (const field of contactFields) {
      await expect(contactField(page, field)).toHaveValue(validContactMessage[field]);
    }
    await sendButton(page).click();
    await expect(toast(page)).toContainText('Message Sent!');
    await page.reload();
    await expectShellHydrated(page);
    await expect(contactField(page, 'message')).toHaveValue('');
  });

  test('a contact message that a visitor sends again after a crash of the tab is stored only once', async ({
    context,
    page,
  }) => {
    const message = { ...validContactMessage, message: `Did it crash? ${randomUUID()}` };
    await page.route(contactRequestUrl, (route) => route.fetch().then(() => {}));
    await openPage(page, '/contact');
    await fillContactForm(page, message);
    const sent = page.waitForRequest((request) => request.url().includes('contact_messages'));
    await sendButton(page).click();
    await sent;
    const stored = async () => {
      const founder = await createFounderClient();
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

  test('the contact form shows a notice while offline, keeps the text, and sends the message when online again', async ({
    context,
    page,
    expectedConsole,
  }) => {
    skipTestWithoutNetwork();
    expectedConsole.push(/ERR_INTERNET_DISCONNECTED/);
    await openPage(page, '/contact');
    await fillContactForm(page, validContactMessage);
    await context.setOffline(true);
    await expect(page.getByText('You are offline.')).toBeVisible();
    await sendButton(page).click();
    await expect(toast(page)).toContainText('Error Sending Message');
    await expect(contactField(page, 'message')).toHaveValue(validContactMessage.message);
    await context.setOffline(false);
    await expect(page.getByText('You are offline.')).toHaveCount(0);
    await sendButton(page).click();
    await expect(toast(page)).toContainText('Message Sent!');
  });
}
