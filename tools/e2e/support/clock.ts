import type { Page } from '@playwright/test';

/**
 * Pauses the page's fake clock, which `page.clock.runFor` then advances. Call `page.clock.install` before opening the
 * page.
 */
export async function pauseClock(page: Page): Promise<void> {
  const stop = async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  // `pauseAt` throws if the requested time has passed, which happens on a busy machine. This code then retries with a
  // later time.
  await stop().catch(stop);
}
