import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';

/** URL pattern of the backend request that stores a contact message. */
export const contactRequestUrl = '**/rest/v1/contact_messages*';

export const validContactMessage = {
  name: 'Rupa Barman',
  // Each Playwright worker uses its own email address, because the backend limits the number of messages per sender.
  email: `rupa-${randomUUID().slice(0, 8)}@example.com`,
  subject: 'A website for our school',
  message: 'We need a new website.',
} as const;

const labels = { name: 'Name', email: 'Email', subject: 'Subject', message: 'Message' } as const;

export type ContactField = keyof typeof labels;
export const contactFields = Object.keys(labels) as readonly ContactField[];

export const contactForm = (page: Page): Locator => page.getByRole('form', { name: 'Write to us' });
export const contactField = (page: Page, field: ContactField): Locator =>
  contactForm(page).getByLabel(labels[field]);
export const sendButton = (page: Page): Locator =>
  contactForm(page).getByRole('button', { name: /^Send/ });

export async function fillContactForm(
  page: Page,
  message: Readonly<Partial<Record<ContactField, string>>> = validContactMessage,
): Promise<void> {
  for (const field of contactFields) await contactField(page, field).fill(message[field] ?? '');
}

/** All visible inputs of the contact form, including fields that the specification does not list. */
const controls = (page: Page): Locator =>
  contactForm(page).locator('input:visible, textarea:visible');

/** Returns the current values of the contact form by field name. */
export function readContactFormValues(page: Page): Promise<Readonly<Record<string, string>>> {
  return controls(page).evaluateAll((elements) =>
    Object.fromEntries(
      (elements as (HTMLInputElement | HTMLTextAreaElement)[]).map(({ name, value }) => [
        name,
        value,
      ]),
    ),
  );
}

/** Fills each contact form field with as many characters as its `maxlength` allows. */
export async function fillContactFormToMaxLength(page: Page): Promise<void> {
  for (const control of await controls(page).all()) {
    const most = Number(await control.getAttribute('maxlength'));
    const end = (await control.getAttribute('type')) === 'email' ? '@example.org' : '';
    await control.fill('a'.repeat(most - end.length) + end);
  }
}
