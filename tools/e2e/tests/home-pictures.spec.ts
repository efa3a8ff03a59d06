import type { Page } from '@playwright/test';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { pauseClock } from '../support/clock.ts';
import { openHomeWithPausedSlideshow, slideshowButton } from '../support/open-hero.ts';
import { openPage } from '../support/open-page.ts';
import { expect, test } from '../support/test.ts';
import { measureTextContrast } from '../support/text-contrast.ts';

const backgrounds = 5;
/** The contrast that WCAG 1.4.6 (level AAA) requires for text of any size. */
const enhancedContrast = 7;

test.use({ reducedMotion: 'no-preference' });

const hero = (page: Page) => page.locator('[data-scene]');

/** URLs of the hero images that the page requests, without duplicates. */
function watchHeroPictures(page: Page): ReadonlySet<string> {
  const addresses = new Set<string>();
  page.on('request', (request) => {
    if (/\/hero-[^/]+$/.test(request.url())) addresses.add(request.url());
  });
  return addresses;
}

async function openStopped(page: Page): Promise<void> {
  await page.clock.install();
  await openPage(page, '/');
  await pauseClock(page);
}

/** Shows the next background and waits until the previous one has disappeared. */
async function showNext(page: Page): Promise<void> {
  const before = await hero(page).last().getAttribute('data-scene');
  await page.clock.runFor(5000);
  await expect(hero(page)).toHaveCount(1);
  await expect(hero(page)).not.toHaveAttribute('data-scene', before ?? '');
}

test('the home page loads the first hero background before all other images', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  const urgent = html.match(/<img[^>]*fetchpriority="high"[^>]*>/gi) ?? [];
  expect(urgent).toHaveLength(1);
  expect(urgent[0]).toMatch(/srcset="[^"]+\.webp 1280w"/i);
  expect(html.match(/data-scene/g)).toHaveLength(1);
  const others = (html.match(/<img[^>]*>/gi) ?? []).filter((image) => image !== urgent[0]);
  for (const image of others) expect(image).toContain('loading="lazy"');
});

if (isExhaustive) {
  test('the hero slideshow loads each background once, just before the background appears', async ({
    page,
  }) => {
    const fetched = watchHeroPictures(page);
    await page.clock.install();
    await openHomeWithPausedSlideshow(page);
    expect(fetched.size).toBe(1);
    for (let shown = 1; shown < backgrounds; shown += 1) {
      await showNext(page);
      expect(fetched.size).toBe(shown + 1);
    }
    await showNext(page);
    expect(fetched.size).toBe(backgrounds);
  });
}

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('with reduced motion the hero slideshow loads only one background', async ({ page }) => {
    const fetched = watchHeroPictures(page);
    await openStopped(page);
    await page.clock.runFor(30_000);
    expect(fetched.size).toBe(1);
  });
});

const screens = [
  ['a phone', { width: 390, height: 844 }, /\/hero-tall-640\.[^/]+\.avif$/],
  ['a desktop', { width: 1280, height: 800 }, /\/hero-wide-1280\.[^/]+\.avif$/],
] as const;

// The art rarely changes, so the default run measures the contrast on one screen.
for (const [screen, size, file] of isExhaustive ? screens : screens.slice(0, 1)) {
  test.describe(`on ${screen}`, () => {
    test.use({ viewport: size, reducedMotion: 'reduce' });

    test(`a browser on a ${screen} loads AVIF hero backgrounds of the screen’s size, and the hero’s text has enough contrast`, async ({
      page,
    }) => {
      // The test measures two texts on each of five backgrounds.
      test.slow();
      await openStopped(page);
      const image = hero(page).locator('img');
      await expect
        .poll(() => image.evaluate((img: HTMLImageElement) => img.currentSrc))
        .toMatch(file);
      await slideshowButton(page, 'Play').click();
      for (let shown = 0; shown < backgrounds; shown += 1) {
        for (const text of ['h1', 'h1 + p']) {
          const contrast = await measureTextContrast(page.locator(`main ${text}`).first());
          expect(contrast, `${text} on background ${shown + 1}`).toBeGreaterThan(enhancedContrast);
        }
        await showNext(page);
      }
    });
  });
}
