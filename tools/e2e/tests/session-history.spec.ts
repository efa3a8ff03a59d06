import type { Page } from '@playwright/test';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { fillForm, getButtonInMainElement } from '../support/form.ts';
import { createConfirmedAccount } from '../support/new-account.ts';
import { expect, test } from '../support/test.ts';

const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function logInFromAbout(
  page: Page,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  await page.goto('/about');
  await nav(page).getByRole('link', { name: 'Log In', exact: true }).click();
  await fillForm(page, { Email: email, Password: password });
  await getButtonInMainElement(page, 'Log In').click();
  await expect(heading(page)).toHaveText(/^Welcome, /);
}

if (isExhaustive) {
  test('§4.8 Back and Forward: no private page appears after a logout', async ({ page }) => {
    await logInFromAbout(page, await createConfirmedAccount());
    await nav(page).getByRole('link', { name: 'Careers' }).click();
    await nav(page).getByRole('link', { name: 'Dashboard' }).click();
    await getButtonInMainElement(page, 'Log Out').click();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(page).toHaveURL('/auth/login');
    await expect(heading(page)).toHaveText('Log In');
    await page.goBack();
    await expect(page).toHaveURL('/careers');
    await page.goBack();
    await expect(page).toHaveURL('/auth/login');
    await page.goForward();
    await expect(page).toHaveURL('/careers');
    await expect(nav(page).getByRole('link', { name: 'Log In', exact: true })).toBeVisible();
  });
}

test('§4.8 Back and Forward: no private page appears after a full page load and a logout', async ({
  page,
}) => {
  await logInFromAbout(page, await createConfirmedAccount());
  await test.step('§4.3 Back and Forward: after a login the Back button skips the login page, and Forward returns to the dashboard', async () => {
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(nav(page).getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await page.goForward();
    await expect(page).toHaveURL('/dashboard/user');
    await expect(heading(page)).toHaveText(/^Welcome, /);
  });
  await page.goto('/careers');
  await nav(page).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/careers');
  await page.goBack();
  await expect(page).toHaveURL('/auth/login');
  await expect(heading(page)).toHaveText('Log In');
  await expect(page.getByText('Welcome,')).toHaveCount(0);
});
