import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../support/accessibility.ts';
import { openBengaliPage } from '../support/bengali.ts';
import { mainButton } from '../support/form.ts';
import { openPage } from '../support/open-page.ts';
import { inBengali, publicRoutes } from '../support/routes.ts';
import { dashboards, expect, test } from '../support/signed-in.ts';

/** Zoom makes the page as narrow as it makes everything large: at 200 % a window of 1280 px has room for 640. */
const narrowWindows = {
  '320 px wide': { width: 320, height: 640 },
  'zoomed to 200 %': { width: 640, height: 360 },
  'zoomed to 400 %': { width: 320, height: 180 },
} as const;

for (const path of Object.keys(publicRoutes)) {
  test(`${path} never scrolls sideways, however narrow or large it is shown`, async ({ page }) => {
    await openPage(page, path);
    await expectNarrowWithoutScroll(page, path);
    await openBengaliPage(page, inBengali(path));
    await expectNarrowWithoutScroll(page, inBengali(path));
  });
}

for (const [person, path] of dashboards) {
  test.describe(person, () => {
    test.use({ person });

    test(`${path} never scrolls sideways, however narrow or large it is shown`, async ({
      page,
    }) => {
      for (const [address, logOut] of [
        [path, 'Log Out'],
        [inBengali(path), 'লগ-আউট করুন'],
      ] as const) {
        await page.goto(address);
        await expect(mainButton(page, logOut)).toBeVisible();
        await expectNarrowWithoutScroll(page, address);
      }
    });
  });
}

async function expectNarrowWithoutScroll(page: Page, address: string): Promise<void> {
  for (const [name, size] of Object.entries(narrowWindows)) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page, `${address} ${name}`);
  }
  await page.setViewportSize({ width: 1280, height: 720 });
}
