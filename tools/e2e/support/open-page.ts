import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Opens a page as a visitor and waits until it has come to life. What is pressed before has a spec: before-scripts. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectPageReady(page);
}

/** Its scripts run, and nobody is signed in: the way in is shown to a visitor. */
export async function expectPageReady(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-shell-hydrated');
  const logIn = page.locator('nav a[href="/auth/login"]');
  await expect(logIn).toHaveCSS('visibility', 'visible');
}
