import type { Page } from '@playwright/test';
import {
  expectAccessible,
  expectAccessibleEverywhere,
  expectNoSidewaysScroll,
  screens,
} from '../support/accessibility.ts';
import { openBengaliPage } from '../support/bengali.ts';
import { mainButton } from '../support/form.ts';
import { openPage } from '../support/open-page.ts';
import { inBengali, publicRoutes } from '../support/routes.ts';
import { dashboards, expect, test } from '../support/signed-in.ts';

// Colours are measured at rest, not half faded in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of [...Object.keys(publicRoutes), '/services/unknown']) {
  test(`§2 Accessible: ${path} passes axe at 390 and 1280 px, light and dark`, async ({ page }) => {
    await openPage(page, path);
    await expectAccessibleEverywhere(page);
  });
}

for (const path of Object.keys(publicRoutes).map(inBengali)) {
  test(`§2 Accessible: ${path} passes axe on a phone by night and on a desktop by day`, async ({
    page,
  }) => {
    await openBengaliPage(page, path);
    await expectAccessibleByNightAndDay(page);
  });
}

test('§2 Accessible: the 404 page passes axe at 390 and 1280 px, light and dark', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/status of 404/);
  await openPage(page, '/no-such-page');
  await expectAccessibleEverywhere(page);
  await openBengaliPage(page, '/bn/no-such-page');
  await expectAccessibleByNightAndDay(page);
});

for (const [person, path] of dashboards) {
  test.describe(person, () => {
    test.use({ person });

    test(`§2 Accessible: ${path} passes axe at 390 and 1280 px, light and dark`, async ({
      page,
    }) => {
      await page.goto(path);
      await expect(mainButton(page, 'Log Out')).toBeVisible();
      await expectAccessibleEverywhere(page);
      await page.goto(inBengali(path));
      await expect(mainButton(page, 'লগ-আউট করুন')).toBeVisible();
      await expectAccessibleByNightAndDay(page);
    });
  });
}

/** For the pages in Bengali, whose styles are those of the English ones: each screen and each theme once. */
async function expectAccessibleByNightAndDay(page: Page): Promise<void> {
  for (const [screen, colorScheme] of [
    ['phone', 'dark'],
    ['desktop', 'light'],
  ] as const) {
    await page.setViewportSize(screens[screen]);
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `in Bengali, ${screen}, ${colorScheme}`);
    await expectNoSidewaysScroll(page, screen);
  }
}
