import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { fillContactForm, sendButton, validContactMessage } from '../support/contact-form.ts';
import { logInAsClient } from '../support/log-in.ts';
import { openPage } from '../support/open-page.ts';
import { toast } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';
import { setWrongClock } from '../support/wrong-clock.ts';

const day = 24 * 60 * 60 * 1000;

const clocks = [
  ['a day ahead', day],
  ['a day behind', -day],
] as const;

for (const [name, shift] of isExhaustive ? clocks : clocks.slice(0, 1)) {
  test.describe(`with a clock that is ${name}`, () => {
    test.beforeEach(({ page }) => setWrongClock(page, shift));

    test('with a wrong browser clock, a visitor can send a message, and a client can log in and reload the page', async ({
      page,
    }) => {
      await openPage(page, '/contact');
      await fillContactForm(page, { ...validContactMessage, message: `Sent ${name}` });
      await sendButton(page).click();
      await expect(toast(page)).toContainText('Message Sent!');

      await logInAsClient(page);
      await page.reload();
      await expect(page).toHaveURL('/dashboard/user');
      await expect(page.getByRole('main').getByRole('button', { name: 'Log Out' })).toBeVisible();
    });
  });
}
