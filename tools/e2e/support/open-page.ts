import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Opens a page as a visitor and waits until it has come to life: what is pressed before that is lost. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await pageIsAlive(page);
}

/** The navbar shows a visitor the way in as soon as the session is known, which is the last thing to start. */
export async function pageIsAlive(page: Page): Promise<void> {
  const logIn = page.locator('nav a[href="/auth/login"]');
  await expect(logIn).toHaveCSS('visibility', 'visible');
}
