import { expect, type Page } from '@playwright/test';
import { stopClock } from './clock.ts';
import { openPage } from './open-page.ts';

export const heroButton = (page: Page, name: 'Pause' | 'Play') =>
  page.getByRole('button', { name: `${name} background slideshow` });

/**
 * Opens the home page with a stopped clock, at the start of the first background's five seconds. Reduced motion holds
 * the slideshow until the clock has stopped. Install the clock before.
 */
export async function openHero(page: Page): Promise<void> {
  await page.clock.resume();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/');
  await stopClock(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(heroButton(page, 'Pause')).toBeVisible();
}
