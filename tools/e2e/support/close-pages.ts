import type { BrowserContext } from '@playwright/test';

/** Closes every tab. Call it before the site's server closes, because an open page may still prefetch. */
export async function closePages(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.close()));
}
