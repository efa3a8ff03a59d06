import type { BrowserContext } from '@playwright/test';

/** Closes every tab, before the site is closed: a page that is open may still fetch others ahead. */
export async function closePages(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.close()));
}
