import type { Page } from '@playwright/test';

/** Waits until the page has loaded its content, fonts and images, including lazy images. */
export async function waitUntilPageSettled(page: Page): Promise<void> {
  await page.locator('[data-remote] h1, main h1').first().waitFor();
  await page.waitForLoadState('load');
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
}
