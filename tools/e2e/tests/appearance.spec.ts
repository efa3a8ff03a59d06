import type { Page } from '@playwright/test';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { openPage } from '../support/open-page.ts';
import { settle } from '../support/settle.ts';
import { footer } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

/**
 * The shell and the home page look as they did when somebody last looked: `npm test -- appearance --update-snapshots`
 * keeps a new look. Letters are drawn a little differently on other machines, which is allowed for.
 */
const tolerance = { maxDiffPixelRatio: 0.03, threshold: 0.3 } as const;

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [screen, viewport] of [
    ['phone', { width: 390, height: 844 }],
    ['desktop', { width: 1440, height: 900 }],
  ] as const) {
    // Every day each screen and each theme is looked at once.
    if (!isExhaustive && (screen === 'phone') !== (colorScheme === 'light')) continue;
    test.describe(`${screen}, ${colorScheme}`, () => {
      test.use({ colorScheme, viewport });

      test(`the home page and the shell are as they were on a ${screen}, ${colorScheme}`, async ({
        page,
      }) => {
        await test.step(`the home page begins as it did on a ${screen}, ${colorScheme}`, async () => {
          await openPage(page, '/');
          await settle(page);
          await softenPictures(page);
          await expect(page).toHaveScreenshot(`home-${screen}-${colorScheme}.png`, tolerance);
        });

        await test.step(`the shell is as it was on a ${screen}, ${colorScheme}`, async () => {
          await openPage(page, '/auth/check-email');
          await settle(page);
          await expect(page.getByRole('banner')).toHaveScreenshot(
            `header-${screen}-${colorScheme}.png`,
            tolerance,
          );
          // It fits below the header, which would lie over it or not.
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

/** Where a drawing stands is seen without its finest lines as well, which would make nearly all of the file. */
function softenPictures(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const image of document.images) image.style.filter = 'blur(4px)';
  });
}
