import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { expectShellHydrated, openPage } from '../support/open-page.ts';
import { navbar } from '../support/shell.ts';
import { test as signedInTest } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

test('unknown URLs show the 404 page', async ({ page, expectedConsole }) => {
  expectedConsole.push(/status of 404/);
  const paths = ['/dashboard/nothing', '/no-such-page', '/about/nothing', '/auth/nothing'];
  for (const path of isExhaustive ? paths : paths.slice(0, 1)) {
    await test.step(`§2.50 *: ${path} shows the 404 page with a link to the home page`, async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(
        page.getByRole('heading', { level: 1, name: /404.*Page not found/s }),
      ).toBeVisible();
      await expect(page).toHaveTitle(/Page not found/);
      // An earlier click would load the home page as a new document, whose heading does not get the focus.
      await expectShellHydrated(page);
      await page.getByRole('main').getByRole('link', { name: /home/i }).click();
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    });
  }

  await test.step('§2.50 *: the Back button on the 404 page returns to the previous page', async () => {
    await openPage(page, '/careers');
    await page.goto('/no-such-page');
    await navbar(page).getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL('/about');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: /not found/ })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/careers');
  });
});

signedInTest.describe('the 404 page of a client', () => {
  signedInTest.use({ person: 'client' });

  signedInTest(
    'an unknown URL below the portal keeps the portal’s navigation, and links to the overview',
    async ({ page, expectedConsole }) => {
      expectedConsole.push(/status of 404/);
      for (const path of ['/dashboard/nothing', '/founder-dashboard/nothing']) {
        const response = await page.goto(path);
        expect(response?.status()).toBe(404);
        await expect(page.getByRole('navigation', { name: 'Portal' })).toBeVisible();
        await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
        await expect(page).toHaveTitle(/Page not found/);
        const main = page.getByRole('main');
        await main.getByRole('link', { name: 'Open your overview' }).click();
        await expect(page).toHaveURL('/dashboard/user');
      }
    },
  );
});
