import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Opens a page as a visitor and waits until React has hydrated the page shell. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectShellHydrated(page);
}

/** Waits until React has hydrated the page shell, which shows the Log In link to visitors. */
export async function expectShellHydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-shell-hydrated');
  const logIn = page.locator('nav a[href="/auth/login"]');
  await expect(logIn).toHaveCSS('visibility', 'visible');
}
