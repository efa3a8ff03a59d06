import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';

/** URL pattern of the request that stores a contact message. */
export const contactCall = '**/rest/v1/contact_messages*';

export const validMessage = {
  name: 'Rupa Barman',
  // Each worker uses its own address, because the backend limits messages per sender.
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
  message: Readonly<Partial<Record<ContactField, string>>> = validMessage,
): Promise<void> {
  for (const field of contactFields) await contactField(page, field).fill(message[field] ?? '');
}

/** All visible inputs, including fields that the specification does not list. */
const controls = (page: Page): Locator =>
  contactForm(page).locator('input:visible, textarea:visible');

/** Current values of the form, by control name. */
export function formValues(page: Page): Promise<Readonly<Record<string, string>>> {
  return controls(page).evaluateAll((elements) =>
    Object.fromEntries(
      (elements as (HTMLInputElement | HTMLTextAreaElement)[]).map(({ name, value }) => [
        name,
        value,
      ]),
    ),
  );
}

/** Fills each control up to its `maxlength`. */
export async function fillToMaxLength(page: Page): Promise<void> {
  for (const control of await controls(page).all()) {
    const most = Number(await control.getAttribute('maxlength'));
    const end = (await control.getAttribute('type')) === 'email' ? '@example.org' : '';
    await control.fill('a'.repeat(most - end.length) + end);
  }
}
