import type { BrowserContext } from '@playwright/test';

/**
 * Closes every browser tab. Call this function before the site's server closes, because an open page may still
 * prefetch files.
 */
export async function closeBrowserTabs(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.close()));
}
