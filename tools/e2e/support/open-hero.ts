import { expect, type Page } from '@playwright/test';
import { stopClock } from './clock.ts';
import { openPage } from './open-page.ts';

export const heroButton = (page: Page, name: 'Pause' | 'Play') =>
  page.getByRole('button', { name: `${name} background slideshow` });

/**
 * Opens the home page with its clock stopped and the first background about to begin its five seconds: until the clock
 * stands, the page is asked for less motion. Install the clock before.
 */
export async function openHero(page: Page): Promise<void> {
  await page.clock.resume();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/');
  await stopClock(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(heroButton(page, 'Pause')).toBeVisible();
}
