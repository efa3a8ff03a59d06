import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** A number of Tab key presses that is larger than the number of controls on any page. */
const mostStops = 60;

/**
 * Moves the focus to a control with only the Tab key.
 * @throws {Error} if the Tab key does not reach the control
 */
export async function pressTabUntilFocused(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The Tab key does not reach ${target} after ${mostStops} key presses.`);
}
