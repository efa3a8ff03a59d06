import type { Page } from '@playwright/test';

/** Stops the page's clock; `page.clock.runFor` advances it. Install the clock before you open the page. */
export async function stopClock(page: Page): Promise<void> {
  const stop = async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  // On a busy machine that time may have passed, and `pauseAt` throws. Then try again with a later time.
  await stop().catch(stop);
}
