import type { Page } from '@playwright/test';

/**
 * Pauses the page's fake clock, which `page.clock.runFor` then advances. Call `page.clock.install` before opening the
 * page.
 */
export async function pauseClock(page: Page): Promise<void> {
  const stop = async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  // Retries with a later time, because `pauseAt` throws if a busy machine has passed the requested time.
  await stop().catch(stop);
}
