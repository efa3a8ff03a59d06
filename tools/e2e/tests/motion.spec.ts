import type { Locator, Page } from '@playwright/test';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { openPage } from '../support/open-page.ts';
import { navbar } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

/** A section far below the first screen. */
const lastPart = (page: Page) =>
  page.getByRole('main').getByRole('region').last().getByRole('list');

/** Distance of a section from its final position, in pixels. */
function displacement(part: Locator): Promise<number> {
  return part.evaluate((element) => {
    let sum = 0;
    for (let at: Element | null = element; at; at = at.parentElement) {
      const [, down = '0'] = getComputedStyle(at).translate.split(' ');
      sum += Number.parseFloat(down);
    }
    return sum;
  });
}

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference', viewport: { width: 1280, height: 600 } });

  test('a page section moves up when it scrolls into view and is never hidden', async ({
    page,
  }) => {
    await openPage(page, '/contact');
    await expect(lastPart(page)).toHaveCSS('opacity', '1');
    expect(await displacement(lastPart(page))).toBe(20);
    await lastPart(page).evaluate((element) => element.scrollIntoView({ block: 'start' }));
    await expect.poll(() => displacement(lastPart(page))).toBe(0);
  });
});

test.describe('on a touch screen', () => {
  test.use({
    reducedMotion: 'no-preference',
    viewport: { width: 1280, height: 600 },
    hasTouch: true,
    isMobile: true,
  });

  test('§11.4 a control changes its appearance immediately when a visitor touches it', async ({
    page,
  }) => {
    await openPage(page, '/about');
    for (const pressed of [
      navbar(page).getByRole('link', { name: 'Careers' }),
      page.getByRole('main').getByRole('link', { name: 'Meet our team' }),
    ]) {
      await pressed.scrollIntoViewIfNeeded();
      await pressed.hover();
      await page.mouse.down();
      expect(await pressed.evaluate((link) => link.matches(':active'))).toBe(true);
      expect(await pressed.evaluate((link) => link.getAnimations().length)).toBe(0);
      await page.mouse.move(0, 0);
      await page.mouse.up();
    }
  });
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce', viewport: { width: 1280, height: 600 } });

  if (isExhaustive) {
    test('with reduced motion every page section is at its final position from the start', async ({
      page,
    }) => {
      await openPage(page, '/contact');
      expect(await displacement(lastPart(page))).toBe(0);
    });
  }

  if (isExhaustive) {
    test('with reduced motion the whole page changes its theme in one frame', async ({ page }) => {
      await openPage(page, '/contact');
      await page.evaluate(() => {
        // The same event happens when another tab changes the theme.
        localStorage.setItem('torsa.theme', 'dark');
        dispatchEvent(new StorageEvent('storage', { key: 'torsa.theme', newValue: 'dark' }));
      });
      await expect
        .poll(() => page.evaluate(() => getComputedStyle(document.body).colorScheme))
        .toBe('dark');
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    });
  }
});
