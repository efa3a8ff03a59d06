import { randomUUID } from 'node:crypto';
import { createFounderClient } from '../support/signed-in-client.ts';
import { expect, test } from '../support/test.ts';

test('§1.2 §2.14 Data: a visitor’s contact message is stored in the database', async ({ page }) => {
  const message = {
    name: 'Rupa Barman',
    email: 'rupa@example.com',
    subject: 'A website for our school',
    message: `We need a new website. ${randomUUID()}`,
  };
  await page.goto('/');
  await page.getByRole('link', { name: 'Get in Touch' }).click();
  await page.getByLabel('Name').fill(message.name);
  await page.getByLabel('Email').fill(message.email);
  await page.getByLabel('Subject').fill(message.subject);
  await page.getByLabel('Message').fill(message.message);
  await page.getByRole('main').getByRole('button', { name: /send/i }).click();
  await expect(page.getByText('Message Sent!')).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('');

  const founder = await createFounderClient();
  const { data } = await founder
    .from('contact_messages')
    .select('name, email, subject, message, source_page')
    .eq('message', message.message);
  expect(data).toEqual([{ ...message, source_page: '/' }]);
});
