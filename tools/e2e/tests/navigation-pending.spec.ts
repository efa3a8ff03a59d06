import type { Page } from '@playwright/test';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { seededAccounts } from '../support/accounts.ts';
import { delayRequests } from '../support/backend-calls.ts';
import { overrideNetworkInformation } from '../support/connection.ts';
import { expectPopoverOpen } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

test.use({ reducedMotion: 'no-preference', viewport: { width: 390, height: 844 } });

// Data saver: pages must not be prefetched before the navigation.
test.beforeEach(({ page }) => overrideNetworkInformation(page, 'dataSaver'));

const menu = (page: Page) => page.getByRole('button', { name: /menu|মেনু/i });
const bar = (page: Page) => page.locator('[data-navigation-progress]');
const announcement = (page: Page) => page.locator('header').getByRole('status');

async function follow(page: Page, name: string): Promise<void> {
  await menu(page).click();
  await page.getByRole('link', { name, exact: true }).first().click();
}

/** Records in the frame after each click: is the page busy, is its menu closed, which page is announced. */
async function watchFrames(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const pressFrames: string[] = [];
    Object.assign(globalThis, { pressFrames });
    addEventListener('click', () => {
      requestAnimationFrame(() => {
        const isOpen = document.querySelector('header nav:popover-open');
        const isBusy = document.querySelector('main')?.getAttribute('aria-busy') === 'true';
        const progress = document.querySelector<HTMLElement>('[data-navigation-progress]');
        const name = progress && getComputedStyle(progress, '::after').content;
        pressFrames.push(
          `${isBusy ? 'busy' : 'idle'}, menu ${isOpen ? 'open' : 'closed'}, ${name}`,
        );
      });
    });
  });
  return () => page.evaluate(() => Reflect.get(globalThis, 'pressFrames'));
}

const origins = [
  { from: '/about', logIn: 'Log In', words: 'Loading the page' },
  { from: '/bn/about', logIn: 'লগ-ইন', words: 'পাতাটি লোড হচ্ছে' },
];

for (const { from, logIn, words } of isExhaustive ? origins : origins.slice(0, 1)) {
  test(`§11.4 from ${from}: a slow navigation shows a busy state immediately, then a loading text, then the page`, async ({
    page,
  }) => {
    const frames = await watchFrames(page);
    const letScriptsCome = await delayRequests(page, '**/apps/auth/files/*.js');
    await page.goto(from);
    await expect(page.locator('[data-remote="marketing"][data-version]')).toBeVisible();
    await follow(page, logIn);
    // The first click is on the menu button, the second on the link.
    await expect.poll(frames).toEqual(['idle, menu open, none', `busy, menu closed, "${logIn}"`]);
    await expect(bar(page)).toBeVisible();
    await expect(menu(page)).toBeFocused();
    await expect(announcement(page)).toHaveText(words);
    await expect(page.locator('[data-remote="marketing"] h1')).toBeVisible();
    letScriptsCome();
    await expect(page.locator('[data-remote="auth"] h1')).toBeFocused();
    await expect(bar(page)).toBeHidden();
    await expect(announcement(page)).toHaveCount(0);
    await expect(page.locator('main')).not.toHaveAttribute('aria-busy');
  });
}

if (isExhaustive) {
  test('a click on a second link replaces the pending navigation', async ({ page }) => {
    const letScriptsCome = await delayRequests(page, '**/apps/auth/files/*.js');
    await page.goto('/about');
    await expect(page.locator('[data-remote="marketing"][data-version]')).toBeVisible();
    await follow(page, 'Log In');
    await expect(bar(page)).toBeVisible();
    await follow(page, 'Careers');
    await expect(page).toHaveURL('/careers');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
    await expect(bar(page)).toBeHidden();
    const loaded = page.waitForResponse('**/apps/auth/files/log-in.*.js');
    letScriptsCome();
    await loaded;
    await expect(page).toHaveURL('/careers');
    await expect(page.locator('[data-remote="marketing"] h1')).toBeVisible();
  });

  test('a menu that a visitor opens during a slow navigation stays open when the page changes', async ({
    page,
  }) => {
    const letScriptsCome = await delayRequests(page, '**/apps/auth/files/*.js');
    await page.goto('/about');
    await expect(page.locator('[data-remote="marketing"][data-version]')).toBeVisible();
    await follow(page, 'Log In');
    await expect(bar(page)).toBeVisible();
    await menu(page).click();
    letScriptsCome();
    await expect(page.locator('[data-remote="auth"] h1')).toBeVisible();
    await expect(bar(page)).toBeHidden();
    await expectPopoverOpen(menu(page));
    await expect(menu(page)).toBeFocused();
    await page.getByRole('link', { name: 'Careers', exact: true }).first().click();
    await expect(page).toHaveURL('/careers');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('the browser’s Back button cancels a pending navigation', async ({ page }) => {
    await delayRequests(page, '**/apps/auth/files/*.js');
    await page.goto('/about');
    await expect(page.locator('[data-remote="marketing"][data-version]')).toBeVisible();
    await follow(page, 'Log In');
    await expect(bar(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(bar(page)).toBeHidden();
    await expect(page.locator('[data-remote="marketing"] h1')).toBeVisible();
  });
}

test('the login page remains visible after a login until the dashboard has loaded', async ({
  page,
}) => {
  const letScriptsCome = await delayRequests(page, '**/apps/dashboards/files/*.js');
  await page.addInitScript(() => {
    const headings: string[] = [];
    Object.assign(globalThis, { headings });
    new MutationObserver(() => {
      const text = document.querySelector('main h1')?.textContent ?? '';
      if (text !== headings.at(-1)) headings.push(text);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/auth/login');
  await page.getByLabel('Email').fill(seededAccounts.client.email);
  await page.getByLabel('Password').fill(seededAccounts.client.password);
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL('/dashboard/user');
  await expect(bar(page)).toBeVisible();
  await expect(page.getByLabel('Email')).toBeVisible();
  letScriptsCome();
  await expect(page.locator('[data-remote="dashboards"] h1')).toBeFocused();
  const headings: readonly string[] = await page.evaluate(() =>
    Reflect.get(globalThis, 'headings'),
  );
  expect(headings).not.toContain('Loading…');
});
