import {
  contactField,
  contactFields,
  fillContactForm,
  goodMessage,
  sendButton,
} from '../support/contact-form.ts';
import { navbar, toast } from '../support/shell.ts';
import { expect, test } from '../support/unreachable-backend.ts';

test('§8 Contact send failure: with no backend the marketing pages work, and the form keeps what was typed', async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  await navbar(page).getByRole('link', { name: 'Contact Us' }).click();
  await fillContactForm(page);
  for (const _ of ['first', 'second']) {
    await sendButton(page).click();
    await expect(toast(page).getByRole('paragraph')).toHaveText([
      'Error Sending Message',
      'Something went wrong. Please try again later.',
    ]);
    for (const field of contactFields) {
      await expect(contactField(page, field)).toHaveValue(goodMessage[field]);
    }
    await expect(sendButton(page)).not.toHaveAttribute('aria-disabled');
    await toast(page).getByRole('button', { name: 'Close notification' }).click();
  }
});
