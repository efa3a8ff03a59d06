import type { Page } from '@playwright/test';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { pauseClock } from '../support/clock.ts';
import { openHomeWithPausedSlideshow, slideshowButton } from '../support/open-hero.ts';
import { openPage } from '../support/open-page.ts';
import { expect, test } from '../support/test.ts';

/** The hero's caption for each background, in order. */
const captions = [
  'Templates',
  'Website Build',
  'AI Tools',
  'App Development',
  'Digital Marketing',
].map((work) => `What we build: ${work}`);

test.use({ reducedMotion: 'no-preference' });

test.beforeEach(({ page }) => page.clock.install());

if (isExhaustive) {
  test('Hero slideshow: the hero shows five images, has a pause button, and stops in a hidden tab', async ({
    page,
  }) => {
    await test.step('§2.5 §9.5 Hero slideshow: the hero shows 5 images for 5 seconds each, then the first image again', async () => {
      await openHomeWithPausedSlideshow(page);
      for (const next of [...captions.slice(1), captions[0]]) {
        const before = await shown(page);
        await page.clock.runFor(4999);
        expect(await shown(page)).toBe(before);
        await page.clock.runFor(1);
        await expect.poll(() => shown(page)).toBe(next);
        await expect(page.locator('[data-scene]').first()).toBeVisible();
      }
    });

    // The first image is shown again.
    await test.step('§2.6 /: the hero has a visible pause button', async () => {
      await expect(slideshowButton(page, 'Pause')).toBeVisible();
      await slideshowButton(page, 'Pause').click();
      await page.clock.runFor(20_000);
      expect(await shown(page)).toBe(captions[0]);
      await slideshowButton(page, 'Play').click();
      await page.clock.runFor(5000);
      await expect.poll(() => shown(page)).toBe(captions[1]);
    });

    await test.step('§2.6 /: the slideshow stops while the tab is hidden', async () => {
      await setVisibility(page, 'hidden');
      await page.clock.runFor(20_000);
      expect(await shown(page)).toBe(captions[1]);
      await setVisibility(page, 'visible');
      await page.clock.runFor(5000);
      await expect.poll(() => shown(page)).toBe(captions[2]);
    });
  });
}

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  if (isExhaustive) {
    test('§2.6 /: with reduced motion the hero slideshow starts only through the Play button', async ({
      page,
    }) => {
      await openPage(page, '/');
      await pauseClock(page);
      await page.clock.runFor(20_000);
      expect(await shown(page)).toBe(captions[0]);
      await slideshowButton(page, 'Play').click();
      await page.clock.runFor(5000);
      await expect.poll(() => shown(page)).toBe(captions[1]);
    });
  }
});

async function shown(page: Page): Promise<string | undefined> {
  const controls = page.getByRole('button', { name: /background slideshow/ }).locator('..');
  const text = await controls.textContent();
  return captions.find((caption) => text?.includes(caption));
}

/** Simulates a change of the tab's visibility: a headless browser shows all tabs. */
async function setVisibility(page: Page, state: DocumentVisibilityState): Promise<void> {
  await page.evaluate((visibilityState) => {
    Object.defineProperty(document, 'visibilityState', {
      get: () => visibilityState,
      configurable: true,
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}
