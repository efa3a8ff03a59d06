import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { testStack } from './stack.ts';

export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

/**
 * Sends a contact message through the backend API.
 * @param token access token of a client's login session; omitted for a visitor
 */
export async function sendContactMessage(
  written: ContactMessage,
  token = '',
  backendUrl: string = testStack.backendUrl,
): Promise<void> {
  const config = JSON.parse(
    await readFile(path.join(testStack.siteDir, 'site-config.json'), 'utf8'),
  );
  const response = await fetch(`${backendUrl}/rest/v1/contact_messages`, {
    method: 'POST',
    headers: {
      apikey: config.publishableKey,
      'content-type': 'application/json',
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(written),
  });
  if (!response.ok)
    throw new Error(`The backend rejected the contact message: ${await response.text()}`);
}

/**
 * Opens a conversation from the inbox page with a fake clock. The inbox filter “all” keeps the conversation open after
 * a reply or a status change.
 */
export async function openConversation(page: Page, subject: string): Promise<void> {
  await page.clock.install();
  await page.goto(`/dashboard/inbox?${new URLSearchParams({ state: 'any', q: subject })}`);
  await page.getByRole('link', { name: `, ${subject}` }).click();
  await expect(getReplyField(page)).toBeVisible();
}

/** Advances the fake clock by 11 s, so that the page checks again if the user is logged in. */
export async function advanceClockPastSessionCheck(page: Page): Promise<void> {
  await page.clock.fastForward(11_000);
}

export const getReplyField = (page: Page): Locator => page.getByLabel(/^Your (reply|note)/);
export const getMessageList = (page: Page): Locator => page.getByRole('list', { name: 'Messages' });

export async function sendReply(page: Page, text: string): Promise<void> {
  await getReplyField(page).fill(text);
  await page.getByRole('button', { name: 'Reply', exact: true }).click();
}
