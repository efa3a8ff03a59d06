import { privateRoutes, publicRoutes } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

for (const [path, heading] of Object.entries(publicRoutes)) {
  test(`§2 Routes: ${path} opens without a word in the console, and React adopts its document`, async ({
    page,
  }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    const composed = await page.evaluate(async () => {
      const before = document.querySelector('h1');
      await new Promise((resolve) => setTimeout(resolve, 500));
      return before === document.querySelector('h1');
    });
    expect(composed).toBe(true);
    await expect(page.getByRole('link', { name: 'Log In', exact: true })).toBeAttached();
  });
}

for (const path of privateRoutes) {
  test(`§6 Private routes: ${path} sends a visitor away without a word in the console`, async ({
    page,
  }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await page.waitForURL(/\/auth\//);
  });
}
