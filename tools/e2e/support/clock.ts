import type { Page } from '@playwright/test';

/** Stops the page's clock where it is; `page.clock.runFor` moves it on. Install it before the page is opened. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}
