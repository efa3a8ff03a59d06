import type { Page } from '@playwright/test';

/** Waits until a page looks as it will: alive, with its fonts, and with the pictures that come as one scrolls. */
export async function settle(page: Page): Promise<void> {
  await page.locator('[data-remote] h1, main h1').first().waitFor();
  await page.waitForLoadState('load');
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
}
