import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { filterAuthRequests, recordBackendRequests } from '../support/backend-calls.ts';
import { getButtonInMainElement } from '../support/form.ts';
import { storeLoginSession } from '../support/log-in.ts';
import { createConfirmedAccount } from '../support/new-account.ts';
import { expect, test } from '../support/signed-in.ts';
import { expectToast } from '../support/toast.ts';

/** Both buttons run the same code; dashboardPages.spec.ts tests the button of each dashboard. */
const buttons = {
  'the navigation bar': 'Logout',
  ...(isExhaustive && { 'the dashboard': 'Log Out' }),
};

for (const [place, press] of Object.entries(buttons)) {
  test(`§4.8 §8.17 Logout: the button in ${place} logs out, clears user and role and opens the home page`, async ({
    page,
    context,
  }) => {
    await storeLoginSession(page, await createConfirmedAccount());
    await page.goto('/dashboard/user');
    await expect(getButtonInMainElement(page, 'Log Out')).toBeVisible();
    const calls = recordBackendRequests(context);
    const paths: string[] = [];
    page.on('framenavigated', (frame) => paths.push(new URL(frame.url()).pathname));
    const button =
      press === 'Log Out'
        ? getButtonInMainElement(page, press)
        : page.getByRole('button', { name: press });
    await button.click();
    await expectToast(page, 'Logged Out');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: 'Log In', exact: true })).toBeVisible();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    expect(filterAuthRequests(calls)).toEqual([
      { call: 'POST /auth/v1/logout?scope=local', body: null },
    ]);
    expect(paths, 'paths without the login page').toEqual(['/']);

    await page.goto('/dashboard/user');
    await expect(page).toHaveURL('/auth/login');
  });
}

test.describe('the founder', () => {
  test.use({ person: 'founder' });

  if (isExhaustive) {
    test('§4.9 Logout: a logout deletes the founder flag', async ({ page }) => {
      await page.route('**/auth/v1/logout*', (route) => route.fulfill({ status: 204 }));
      await page.goto('/founder-dashboard');
      await getButtonInMainElement(page, 'Log Out').click();
      await expect(page).toHaveURL('/');
      await expectToast(page, 'Logged Out');
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
      await page.goto('/founder-dashboard');
      await expect(page).toHaveURL('/auth/founder-login');
    });
  }
});
