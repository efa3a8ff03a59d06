import type { Page } from '@playwright/test';

/** Stops the page's clock where it is; `page.clock.runFor` moves it on. Install it before the page is opened. */
export async function stopClock(page: Page): Promise<void> {
  const stop = async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  // On a busy machine the second is over before the call is there, which then throws. The clock stands all the same.
  await stop().catch(stop);
}
