import type { Page } from '@playwright/test';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { screenSizes } from '../support/accessibility.ts';
import { seededAccounts } from '../support/accounts.ts';
import {
  contactField,
  contactFields,
  contactForm,
  contactRequestUrl,
  fillContactForm,
  sendButton,
  validContactMessage,
} from '../support/contact-form.ts';
import { runRandomClicksInEngines } from '../support/early-clicks.ts';
import { createChromiumEngine } from '../support/engines/chromium.ts';
import { expectShellHydrated } from '../support/open-page.ts';
import {
  chatButton,
  chatPanel,
  expectPopoverOpen,
  menuButton,
  navbar,
  toast,
} from '../support/shell.ts';
import { test as base, expect } from '../support/test.ts';

const test = base.extend({
  expectedConsole: async ({}, use) => {
    await use([/Failed to load resource/, /preloaded using link preload/]);
  },
});

/** Opens a page with delayed scripts. @returns a function that releases them. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  let letCome = () => {};
  const arrived = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await arrived;
    await route.continue().catch(() => {});
  });
  await page.goto(path, { waitUntil: 'commit' });
  return letCome;
}

const notSent = (page: Page) => page.getByRole('alert').filter({ hasText: 'this was not sent' });

test('§11.1 menus, chat and theme switch work before any script loads, and hydration closes no open element', async ({
  page,
}) => {
  const letCome = await openWithoutScripts(page, '/about');
  for (const name of ['Services', 'Management Log In'] as const) {
    await menuButton(page, name).click();
    await expectPopoverOpen(menuButton(page, name));
    await page.keyboard.press('Escape');
    await expectPopoverOpen(menuButton(page, name), false);
    await expect(menuButton(page, name)).toBeFocused();
  }
  await page.getByRole('button', { name: 'Switch to the dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await chatButton(page).click();
  await expect(chatPanel(page).getByRole('link', { name: 'Call' })).toBeVisible();
  await menuButton(page, 'Services').click();

  letCome();
  await expectShellHydrated(page);
  await expect(chatPanel(page).getByLabel('Message')).toBeVisible();
  await expectPopoverOpen(menuButton(page, 'Services'));
  await expectPopoverOpen(chatButton(page));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('§11.1 hydration keeps the focus on the chat button, so that a second press of Enter closes the chat', async ({
  page,
}) => {
  const letCome = await openWithoutScripts(page, '/about');
  await chatButton(page).focus();
  await page.keyboard.press('Enter');
  await expectPopoverOpen(chatButton(page));
  letCome();
  await expectShellHydrated(page);
  await expect(chatPanel(page).getByLabel('Message')).toBeVisible();
  await page.keyboard.press('Enter');
  await expectPopoverOpen(chatButton(page), false);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('§11.1 on a phone menus, links and the language switch work before any script loads', async ({
    page,
  }) => {
    await openWithoutScripts(page, '/about');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await menuButton(page, 'Services').tap();
    await expect(navbar(page).getByRole('link', { name: 'AI Tools' })).toBeVisible();
    await menuButton(page, 'Management Log In').tap();
    await navbar(page).getByRole('link', { name: 'Employee' }).tap();
    await expect(page).toHaveURL('/auth/employee-login');
    await page.getByRole('link', { name: 'বাংলা' }).tap();
    await expect(page).toHaveURL('/bn/auth/employee-login');
    expect(await page.evaluate(() => localStorage.getItem('torsa.language'))).toBe('bn');
  });
});

test('§4.16 §11.2 a contact form submitted before any script loads is sent once and completely', async ({
  page,
}) => {
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') sent += 1;
  });
  const letCome = await openWithoutScripts(page, '/contact');
  await fillContactForm(page);
  await sendButton(page).click();
  await expect(contactForm(page).locator('[aria-busy]')).toHaveAccessibleName('Sending...');
  await contactField(page, 'message').press('Control+End');
  await page.keyboard.type(' And soon.');
  await contactField(page, 'name').press('Enter');
  const call = page.waitForRequest(contactRequestUrl);
  letCome();
  const message = `${validContactMessage.message} And soon.`;
  expect((await call).postDataJSON()).toEqual({ ...validContactMessage, message });
  await expect(toast(page)).toContainText('Message Sent!');
  expect(sent).toBe(1);
});

test('§11.2 a login form submitted before any script loads logs the user in', async ({ page }) => {
  const letCome = await openWithoutScripts(page, '/auth/login');
  await page.getByLabel('Email').fill(seededAccounts.client.email);
  await page.getByLabel('Password').fill(seededAccounts.client.password);
  await page.getByLabel('Password').press('Enter');
  await expect(page.locator('main form [aria-busy]')).toBeVisible();
  letCome();
  await expect(page).toHaveURL('/dashboard/user');
});

for (const [failure, open] of Object.entries({
  'fail to load': async (page: Page) => {
    await page.route('**/apps/host/files/host.*.js', (route) => route.abort());
    await page.goto('/contact');
  },
  'never come': async (page: Page) => {
    await page.clock.install();
    await openWithoutScripts(page, '/contact');
  },
})) {
  test(`§11.5 when scripts ${failure}, the contact form shows an error and keeps the typed text`, async ({
    page,
  }) => {
    await open(page);
    await fillContactForm(page);
    await sendButton(page).click();
    if (failure === 'never come') await page.clock.runFor(15_000);
    await expect(notSent(page)).toBeVisible();
    await expect(sendButton(page)).not.toHaveAttribute('aria-busy');
    for (const field of contactFields) {
      await expect(contactField(page, field)).toHaveValue(validContactMessage[field]);
    }
  });
}

test('§11.1 hydration loses, repeats or reverts no click, even when clicks occur at random moments', async ({
  browser,
}) => {
  test.setTimeout(1_800_000);
  const viewport = screenSizes.desktop;
  const pages = await Promise.all([1, 2, 3].map(() => browser.newPage({ viewport })));
  expect(
    await runRandomClicksInEngines(pages.map(createChromiumEngine), isExhaustive ? 400 : 3),
  ).toEqual([]);
  await Promise.all(pages.map((page) => page.close()));
});
