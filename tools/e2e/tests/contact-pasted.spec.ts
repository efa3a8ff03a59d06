import { randomUUID } from 'node:crypto';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { contactField, fillContactForm, sendButton } from '../support/contact-form.ts';
import { createFounderClient } from '../support/signed-in-client.ts';
import { expect, test } from '../support/test.ts';

if (isExhaustive) {
  test('the contact form stores pasted text in normalized Unicode and rejects an invalid email address', async ({
    page,
  }) => {
    const mailbox = `rupa-${randomUUID().slice(0, 8)}`;
    const mark = randomUUID();
    await page.goto('/contact');
    await fillContactForm(page, {
      name: 'Rupa\u202e Barman\u200b',
      email: `${mailbox}@example..org`,
      subject: 'A \u2066site\u2069',
      message: `\u0993\u09df\u09c7বসাইট ${mark}`,
    });
    await sendButton(page).click();
    await expect(contactField(page, 'email')).toHaveAttribute('aria-invalid', 'true');

    await contactField(page, 'email').fill(`mailto:${mailbox}@example.org\u200b,`);
    await sendButton(page).click();
    await expect(page.getByText('Message Sent!')).toBeVisible();
    const founder = await createFounderClient();
    const { data } = await founder
      .from('contact_messages')
      .select('name, email, subject, message')
      .like('message', `%${mark}`);
    expect(data).toEqual([
      {
        name: 'Rupa Barman',
        email: `${mailbox}@example.org`,
        subject: 'A site',
        message: `\u0993\u09af\u09bc\u09c7বসাইট ${mark}`,
      },
    ]);
  });
}
