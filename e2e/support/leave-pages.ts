import type { BrowserContext } from '@playwright/test';

/** Leaves the site in every tab, before it is closed: a page that is open may still fetch others ahead. */
export async function leavePages(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.goto('about:blank')));
}
