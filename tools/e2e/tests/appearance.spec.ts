import type { Page } from '@playwright/test';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { openPage } from '../support/open-page.ts';
import { footer } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';
import { waitUntilPageSettled } from '../support/wait-until-settled.ts';

/**
 * Compares the page shell and the home page with reference screenshots. `npm test -- appearance --update-snapshots`
 * updates them. The tolerance allows for font rendering on other machines.
 */
const tolerance = { maxDiffPixelRatio: 0.03, threshold: 0.3 } as const;

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [screen, viewport] of [
    ['phone', { width: 390, height: 844 }],
    ['desktop', { width: 1440, height: 900 }],
  ] as const) {
    // The default run covers each screen and each theme once.
    if (!isExhaustive && (screen === 'phone') !== (colorScheme === 'light')) continue;
    test.describe(`${screen}, ${colorScheme}`, () => {
      test.use({ colorScheme, viewport });

      test(`the home page and the site's header and footer match their reference screenshots on a ${screen}, ${colorScheme}`, async ({
        page,
      }) => {
        await test.step(`the top of the home page matches its reference screenshot on a ${screen}, ${colorScheme}`, async () => {
          await openPage(page, '/');
          await waitUntilPageSettled(page);
          await softenPictures(page);
          await expect(page).toHaveScreenshot(`home-${screen}-${colorScheme}.png`, tolerance);
        });

        await test.step(`header and footer match their reference screenshots on a ${screen}, ${colorScheme}`, async () => {
          await openPage(page, '/auth/check-email');
          await waitUntilPageSettled(page);
          await expect(page.getByRole('banner')).toHaveScreenshot(
            `header-${screen}-${colorScheme}.png`,
            tolerance,
          );
          // The footer fits below the header, so the header does not cover it.
          await page.setViewportSize({ ...viewport, height: 1000 });
          await expect(footer(page)).toHaveScreenshot(
            `footer-${screen}-${colorScheme}.png`,
            tolerance,
          );
        });
      });
    });
  }
}

/**
 * Blurs drawings: their fine lines would make most of the reference file, and their position is visible without them.
 */
function softenPictures(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const image of document.images) image.style.filter = 'blur(4px)';
  });
}
