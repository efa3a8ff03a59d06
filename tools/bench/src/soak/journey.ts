import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { accounts } from '@torsa/e2e/support/accounts';
import { fillContactForm, goodMessage, sendButton } from '@torsa/e2e/support/contact-form';
import { chat, chatButton, menuButton, navbar, toast } from '@torsa/e2e/support/shell';

/**
 * What a visitor does in one document that is never left: through the pages of every remote, back and forth, a message,
 * the chat, the other theme, into the dashboard and out, and back to the home page, where it begins.
 */
export async function goRound(page: Page): Promise<void> {
  await menuButton(page, 'Services').click();
  await go(page, 'AI Tools', '/services/ai-tool');
  await go(page, 'Careers', '/careers');
  await go(page, 'Our Team', '/our-team');
  await page.goBack();
  await isAt(page, '/careers');
  await page.goForward();
  await isAt(page, '/our-team');
  await sendMessage(page);
  await chatButton(page).click();
  await chat(page).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('button', { name: /theme/i }).click();
  await logInAndOut(page);
  await go(page, 'Home', '/');
}

async function sendMessage(page: Page): Promise<void> {
  await go(page, 'Contact Us', '/contact');
  // Messages are limited by sender.
  await fillContactForm(page, { ...goodMessage, email: `rupa-${randomUUID()}@example.com` });
  await sendButton(page).click();
  await readNotification(page, 'Message Sent!');
}

async function logInAndOut(page: Page): Promise<void> {
  await go(page, 'Log In', '/auth/login');
  const main = page.getByRole('main');
  // First what the page before has not: that is there until this one is.
  await main.getByLabel('Password', { exact: true }).fill(accounts.client.password);
  await main.getByLabel('Email').fill(accounts.client.email);
  await main.getByRole('button', { name: 'Log In' }).click();
  await isAt(page, '/dashboard/user');
  await readNotification(page, 'Login Successful');
  await main.getByRole('button', { name: 'Log Out' }).click();
  await readNotification(page, 'Logged Out');
}

async function go(page: Page, link: string, path: string): Promise<void> {
  await navbar(page).getByRole('link', { name: link, exact: true }).click();
  await isAt(page, path);
}

async function isAt(page: Page, path: string): Promise<void> {
  await page.waitForURL(`**${path}`);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
}

async function readNotification(page: Page, title: string): Promise<void> {
  await toast(page).getByText(title).waitFor();
  await toast(page).getByRole('button', { name: 'Close notification' }).click();
}
