import { publicRoutes } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

for (const [path, heading] of Object.entries(publicRoutes)) {
  test(`with JavaScript off ${path} shows its content`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect((await page.getByRole('main').textContent())?.length).toBeGreaterThan(40);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
}
