import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { fillForm, getButtonInMainElement } from '../support/form.ts';
import { waitForLinkInEmail } from '../support/inbox.ts';
import { createUnconfirmedAccount } from '../support/new-account.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

if (isExhaustive) {
  test('§7.2 Email verification: a confirmation link is invalid after its first use', async ({
    page,
  }) => {
    const { email, password } = await createUnconfirmedAccount();
    const link = await waitForLinkInEmail(email);
    await page.goto(link);
    await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
    await page.goto('about:blank');
    await page.goto(link);
    await expect(page).toHaveURL('/auth/login');
    await expect(page.getByRole('alert')).toContainText('That link is no longer valid.');

    await fillForm(page, { Email: email, Password: password });
    await getButtonInMainElement(page, 'Log In').click();
    await expectToast(page, 'Login Successful');
  });

  test('§7.2 Email verification: an expired link shows an error, and the page removes the error from the URL', async ({
    page,
  }) => {
    const error =
      'error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired';
    await page.goto(`/auth/login?${error}#${error}`);
    await expect(page.getByRole('alert')).toContainText('That link is no longer valid.');
    await expect(page).toHaveURL('/auth/login');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log In');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}
