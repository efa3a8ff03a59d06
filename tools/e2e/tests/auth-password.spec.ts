import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { getFieldInMainElement } from '../support/form.ts';
import { expect, test } from '../support/test.ts';

if (isExhaustive) {
  test('the Show password button keeps the caret position in the password field', async ({
    page,
  }) => {
    await page.goto('/auth/login');
    const password = getFieldInMainElement(page, 'Password');
    await password.fill('half a secret');
    await password.press('ArrowLeft');
    await password.press('ArrowLeft');
    const show = page.getByRole('button', { name: 'Show password' });
    await show.click();
    await expect(password).toHaveAttribute('type', 'text');
    await expect(show).toHaveAttribute('aria-pressed', 'true');
    await expect(password).toBeFocused();
    await page.keyboard.type('!');
    await expect(password).toHaveValue('half a secr!et');
    await show.press('Space');
    await expect(password).toHaveAttribute('type', 'password');
    await expect(show).toBeFocused();
  });

  test('the sign-up form warns about a weak password while typing and still accepts it', async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/status of 422/);
    await page.goto('/auth/signup');
    await getFieldInMainElement(page, 'Password').pressSequentially('kite');
    await expect(page.getByText('Very easy to guess')).toBeVisible();
    await getFieldInMainElement(page, 'Full Name').fill('Asha Roy');
    await getFieldInMainElement(page, 'Email').fill('asha-weak@example.com');
    await getFieldInMainElement(page, 'Confirm Password').fill('kite');
    await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
      'Password should be at least 10 characters.',
    );
  });
}
