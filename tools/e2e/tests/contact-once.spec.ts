import { randomUUID } from 'node:crypto';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import {
  contactRequestUrl,
  fillContactForm,
  fillContactFormToMaxLength,
  sendButton,
  validContactMessage,
} from '../support/contact-form.ts';
import { openPage } from '../support/open-page.ts';
import { toast } from '../support/shell.ts';
import { createFounderClient } from '../support/signed-in-client.ts';
import { expect, test } from '../support/test.ts';

if (isExhaustive) {
  test('a contact message that is sent again after a lost response is stored only once', async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/ERR_FAILED/);
    const message = { ...validContactMessage, message: `Are you there? ${randomUUID()}` };
    await page.route(contactRequestUrl, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await openPage(page, '/contact');
    await fillContactForm(page, message);
    await sendButton(page).click();
    await expect(toast(page)).toContainText('Error Sending Message');

    await page.unroute(contactRequestUrl);
    await sendButton(page).click();
    await expect(toast(page)).toContainText('Message Sent!');
    const founder = await createFounderClient();
    const { data } = await founder
      .from('contact_messages')
      .select('message')
      .eq('message', message.message);
    expect(data).toEqual([{ message: message.message }]);
  });

  test('the backend stores a contact message whose fields have the maximum length', async ({
    page,
  }) => {
    await openPage(page, '/contact');
    await fillContactFormToMaxLength(page);
    await sendButton(page).click();
    await expect(toast(page)).toContainText('Message Sent!');
  });
}
