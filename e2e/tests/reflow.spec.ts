import { expectNoSidewaysScroll } from '../support/accessibility.ts';
import { publicRoutes } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

/** Zoom makes the page as narrow as it makes everything large: at 200 % a window of 1280 px has room for 640. */
const narrowWindows = {
  '320 px wide': { width: 320, height: 640 },
  'zoomed to 200 %': { width: 640, height: 360 },
  'zoomed to 400 %': { width: 320, height: 180 },
} as const;

for (const path of Object.keys(publicRoutes)) {
  test(`${path} never scrolls sideways, however narrow or large it is shown`, async ({ page }) => {
    for (const prefix of ['', '/bn']) {
      await page.goto(prefix && path === '/' ? prefix : prefix + path);
      const logIn = page.locator(`nav a[href="${prefix}/auth/login"]`);
      await expect(logIn).toHaveCSS('visibility', 'visible');
      for (const [name, size] of Object.entries(narrowWindows)) {
        await page.setViewportSize(size);
        await expectNoSidewaysScroll(page, `${prefix} ${name}`);
      }
      await page.setViewportSize({ width: 1280, height: 720 });
    }
  });
}
