import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Opens a page as a visitor and waits until the shell is hydrated. The spec before-scripts covers earlier clicks. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectPageReady(page);
}

/** Waits until the shell is hydrated and shows a visitor's Log In link. */
export async function expectPageReady(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-shell-hydrated');
  const logIn = page.locator('nav a[href="/auth/login"]');
  await expect(logIn).toHaveCSS('visibility', 'visible');
}
