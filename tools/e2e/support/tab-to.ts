import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** More than any page has to stop at. */
const mostStops = 60;

/** Goes to a control with the tab key alone. @throws {Error} when the tab key never gets there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The tab key does not reach ${target}.`);
}
