import { readFile } from 'node:fs/promises';
import { field, fillIn, mainButton } from '../support/form.ts';
import { logInAsClient } from '../support/log-in.ts';
import { confirmedAccount } from '../support/new-account.ts';
import { expect, test } from '../support/signed-in.ts';
import { expectToast } from '../support/toast.ts';

test('a client changes name and password, which logs out another browser, exports their data and deletes the account', async ({
  page,
  pageOf,
  expectedConsole,
}) => {
  // The account is gone before its log-out is asked for.
  expectedConsole.push(/status of 40[03]/);
  const account = await confirmedAccount();
  await logInAsClient(page, account);
  const other = await pageOf();
  await logInAsClient(other, account);

  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await field(page, 'Name').fill('Asha Sen');
  await mainButton(page, 'Save changes').click();
  await expect(page.getByText('Saved.')).toBeVisible();

  await field(page, 'Present password').fill('not this one');
  await field(page, 'New password').fill('four-words-in-a-row');
  await mainButton(page, 'Change password').click();
  await expect(page.getByText('This is not your present password.')).toBeVisible();
  await field(page, 'Present password').fill(account.password);
  await mainButton(page, 'Change password').click();
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  await expect(page.getByText('You are logged in nowhere else.')).toBeVisible();
  await other.goto('/account');
  await expect(other.getByRole('alert')).toContainText('Your session is over');

  const download = page.waitForEvent('download');
  await mainButton(page, 'Export my data').click();
  const stored = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(stored.account).toMatchObject({ email: account.email, name: 'Asha Sen' });

  await field(page, 'Your email address').fill(account.email);
  await field(page, 'Your password').fill('four-words-in-a-row');
  await mainButton(page, 'Delete my account').click();
  await expect(page).toHaveURL('/');
  await expectToast(page, 'Your account is deleted.');
  await page.goto('/auth/signup');
  await fillIn(page, {
    'Full Name': 'Asha Anew',
    Email: account.email,
    Password: 'another-secret-1',
    'Confirm Password': 'another-secret-1',
  });
  await mainButton(page, 'Sign Up').click();
  await expect(page).toHaveURL('/auth/check-email');
});
