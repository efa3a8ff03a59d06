import { expect, type Page } from '@playwright/test';
import { pauseClock } from './clock.ts';
import { openPage } from './open-page.ts';

export const slideshowButton = (page: Page, name: 'Pause' | 'Play') =>
  page.getByRole('button', { name: `${name} background slideshow` });

/**
 * Opens the home page with a paused fake clock, just as the hero slideshow shows its first background. Call
 * `page.clock.install` first.
 */
export async function openHomeWithPausedSlideshow(page: Page): Promise<void> {
  await page.clock.resume();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/');
  await pauseClock(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(slideshowButton(page, 'Pause')).toBeVisible();
}
