import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { getButtonInMainElement, getFieldInMainElement } from '../support/form.ts';
import { expect, test } from '../support/test.ts';

if (isExhaustive) {
  test('each page below /auth shows the fields, buttons and links of the specification', async ({
    page,
  }) => {
    await test.step('§2.25 §2.26 /auth/login: the page has email and password fields, a Forgot password link and a sign-up link', async () => {
      await page.goto('/auth/login');
      await expect(page.getByRole('heading', { level: 1, name: 'Log In' })).toBeVisible();
      await expect(getFieldInMainElement(page, 'Email')).toHaveAttribute('type', 'email');
      await expect(getFieldInMainElement(page, 'Password')).toHaveAttribute('type', 'password');
      await expect(getButtonInMainElement(page, 'Log In')).toBeVisible();
      await page.getByRole('link', { name: 'Forgot password?' }).click();
      await expect(page).toHaveURL('/auth/forgot-password');
      await expect(getFieldInMainElement(page, 'Email')).toHaveAttribute('type', 'email');
      await page.goBack();
      await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
      await expect(page).toHaveURL('/auth/signup');
    });

    await test.step('§2.28 /auth/signup: the form has fields for full name, email, password and password confirmation', async () => {
      await page.goto('/auth/signup');
      await expect(page.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible();
      await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(4);
      await expect(getFieldInMainElement(page, 'Full Name')).toBeVisible();
      await expect(getFieldInMainElement(page, 'Email')).toHaveAttribute('type', 'email');
      await expect(getFieldInMainElement(page, 'Password')).toHaveAttribute('type', 'password');
      await expect(getFieldInMainElement(page, 'Confirm Password')).toHaveAttribute(
        'type',
        'password',
      );
      await expect(getButtonInMainElement(page, 'Sign Up')).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
      await expect(page).toHaveURL('/auth/login');
    });

    await test.step('§2.30 /auth/management-login: the page has buttons for the team login and the employee login', async () => {
      for (const [name, path] of [
        ['Team Login', '/auth/team-login'],
        ['Employee Login', '/auth/employee-login'],
      ] as const) {
        await page.goto('/auth/management-login');
        const buttons = page.getByRole('main').getByRole('link');
        await expect(buttons).toHaveText(['Team Login', 'Employee Login']);
        await buttons.filter({ hasText: name }).click();
        await expect(page).toHaveURL(path);
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      }
    });

    for (const { path, heading, id } of [
      { path: '/auth/team-login', heading: 'Team Login', id: 'Team Email' },
      { path: '/auth/employee-login', heading: 'Employee Login', id: 'Employee ID' },
      { path: '/auth/founder-login', heading: 'Founder Login', id: 'Founder ID' },
    ] as const) {
      await test.step(`§2.31 §2.33 §2.35 ${path}: the form has the fields ${id} and password`, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(2);
        await expect(getFieldInMainElement(page, id)).toBeVisible();
        await expect(getFieldInMainElement(page, 'Password')).toHaveAttribute('type', 'password');
        await expect(getButtonInMainElement(page, 'Log In')).toBeVisible();
      });
    }

    await test.step('§2.36 /auth/check-email: the page mentions the emailed link and the spam folder, and has a login link', async () => {
      await page.goto('/auth/check-email');
      const main = page.getByRole('main');
      await expect(main).toContainText('We have emailed you a verification link.');
      await expect(main).toContainText('Check your spam folder');
      await main.getByRole('link', { name: 'Go to Log In' }).click();
      await expect(page).toHaveURL('/auth/login');
    });
  });
}
