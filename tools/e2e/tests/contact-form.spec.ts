import type { Page } from '@playwright/test';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import {
  contactField,
  contactFields,
  contactForm,
  contactRequestUrl,
  fillContactForm,
  readContactFormValues,
  sendButton,
  validContactMessage,
} from '../support/contact-form.ts';
import { openPage } from '../support/open-page.ts';
import { toast } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

const invalidValues = [
  ['name', '', 'Enter your name.'],
  ['name', '   ', 'Enter your name.'],
  ['email', '', 'Enter your email address, so that we can answer.'],
  ['email', 'rupa', 'Enter an email address such as name@example.com.'],
  ['email', 'rupa@example', 'Enter an email address such as name@example.com.'],
  ['message', '', 'Enter a message.'],
  ['message', ' \n ', 'Enter a message.'],
] as const;

if (isExhaustive) {
  test('Contact form: the form validates its fields and sends the message', async ({ page }) => {
    await test.step('§5.1 Contact form: a missing value or an invalid address shows an error at its field and sends nothing', async () => {
      const sent = countSent(page);
      await openPage(page, '/contact');
      await fillContactForm(page);
      for (const [field, text, problem] of invalidValues) {
        const control = contactField(page, field);
        await control.fill(text);
        await sendButton(page).click();
        await expect(control).toBeFocused();
        await expect(control).toHaveAttribute('aria-invalid', 'true');
        await expect(control).toHaveAccessibleDescription(problem);
        await expect(contactForm(page).locator('[aria-invalid]')).toHaveCount(1);
        await control.fill(validContactMessage[field]);
        await expect(control).not.toHaveAttribute('aria-invalid');
      }
      expect(sent()).toBe(0);
    });

    await test.step('§3.1 §5.2 §7.6 §8.14 Data: the form inserts only name, email, subject and message into contact_messages, becomes empty and shows “Message Sent!”', async () => {
      await expect(contactForm(page).getByText('Subject (optional)')).toBeVisible();
      // The subject is optional.
      for (const message of [validContactMessage, { ...validContactMessage, subject: '' }]) {
        await fillContactForm(page, message);
        const call = page.waitForRequest(contactRequestUrl);
        const typed = await readContactFormValues(page);
        await sendButton(page).click();
        const request = await call;
        expect(request.method()).toBe('POST');
        expect(request.postDataJSON()).toEqual({ ...typed, ...message });
        // The page uses only the error, so it does not request the row.
        expect(new URL(request.url()).search).toBe('');
        await expect(toast(page).getByRole('paragraph')).toHaveText([
          'Message Sent!',
          "Thank you for contacting us. We'll get back to you soon.",
        ]);
        for (const field of contactFields) await expect(contactField(page, field)).toHaveValue('');
        await expect(sendButton(page)).toHaveText('Send Message');
      }
    });

    await test.step('§4.15 Contact form: the button shows “Sending...” and ignores a second submit', async () => {
      const sent = countSent(page);
      let answer = () => {};
      const answered = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route(contactRequestUrl, async (route) => {
        await answered;
        await route.continue();
      });
      await fillContactForm(page);
      await sendButton(page).dblclick();
      await expect(sendButton(page)).toHaveText('Sending...');
      await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'true');
      await expect(sendButton(page)).toBeFocused();
      await contactField(page, 'name').press('Enter');
      await sendButton(page).press('Enter');
      answer();
      await expect(toast(page)).toContainText('Message Sent!');
      await expect(sendButton(page)).toHaveText('Send Message');
      expect(sent()).toBe(1);
    });
  });
}

function countSent(page: Page): () => number {
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('contact_messages')) sent += 1;
  });
  return () => sent;
}
