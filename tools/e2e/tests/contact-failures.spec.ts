import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import {
  contactField,
  contactFields,
  contactRequestUrl,
  fillContactForm,
  sendButton,
  validContactMessage,
} from '../support/contact-form.ts';
import { openPage } from '../support/open-page.ts';
import { toast } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

if (isExhaustive) {
  test('Contact send failure: the form shows an error and keeps the typed text', async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/status of (500|403)|ERR_FAILED|ERR_CONNECTION/);
    await openPage(page, '/contact');
    for (const [failure, fail] of [
      ['the backend answers 500', { status: 500 }],
      ['the backend answers 403', { status: 403 }],
      ['the connection breaks', undefined],
    ] as const) {
      await test.step(`§4.16 §8.1 Contact send failure: when ${failure}, the form keeps its input and sends again`, async () => {
        await page.route(contactRequestUrl, (route) =>
          fail
            ? route.fulfill({
                ...fail,
                json: { message: 'no' },
                headers: { 'access-control-allow-origin': '*' },
              })
            : route.abort(),
        );
        await fillContactForm(page);
        await sendButton(page).click();
        await expect(toast(page).getByRole('paragraph')).toHaveText([
          'Error Sending Message',
          'Something went wrong. Please try again later.',
        ]);
        for (const field of contactFields) {
          await expect(contactField(page, field)).toHaveValue(validContactMessage[field]);
        }
        await expect(sendButton(page)).toHaveText('Send Message');
        await expect(sendButton(page)).not.toHaveAttribute('aria-disabled');

        await page.unroute(contactRequestUrl);
        await sendButton(page).click();
        await expect(toast(page)).toContainText('Message Sent!');
      });
    }
  });
}
