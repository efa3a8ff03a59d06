import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { seededAccounts } from '../support/accounts.ts';
import {
  backendUrlPatterns,
  failBackendRequests,
  recordBackendRequests,
} from '../support/backend-calls.ts';
import {
  expectButtonEnabled,
  expectFieldValues,
  fillForm,
  getButtonInMainElement,
} from '../support/form.ts';
import { findBackendLinkInEmail } from '../support/inbox.ts';
import { waitForEmails } from '../support/mailbox.ts';
import { createUnconfirmedAccount } from '../support/new-account.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

if (isExhaustive) {
  test('§8.2 Login failure: a wrong password shows the auth server’s message, and a correct second attempt works', async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/status of 400/);
    const { email, password } = seededAccounts.client;
    const typed = { Email: email, Password: 'not-the-password' };
    await page.goto('/auth/login');
    await fillForm(page, typed);
    await getButtonInMainElement(page, 'Log In').click();
    await expectToast(page, 'Login Failed', 'Invalid login credentials');
    await expect(page).toHaveURL('/auth/login');
    await expectFieldValues(page, typed);
    await expectButtonEnabled(getButtonInMainElement(page, 'Log In'));

    await test.step('§8.15 Login Successful: the page shows the toast and then opens /dashboard/user', async () => {
      await fillForm(page, { Email: ` ${email} `, Password: password });
      await getButtonInMainElement(page, 'Log In').click();
      await expectToast(page, 'Login Successful');
      await expect(page).toHaveURL('/dashboard/user');
    });
  });

  test('§8.2 §10.55 Login failure: an unconfirmed account shows the auth server’s message and can request another email', async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/status of 400/);
    const { email, password } = await createUnconfirmedAccount();
    const typed = { Email: email, Password: password };
    await page.goto('/auth/login');
    await fillForm(page, typed);
    await getButtonInMainElement(page, 'Log In').click();
    await expectToast(page, 'Login Failed', 'Email not confirmed');
    await expectFieldValues(page, typed);
    await expectButtonEnabled(getButtonInMainElement(page, 'Log In'));
    await expect(page.getByRole('alert')).toContainText(`${email} is not confirmed yet.`);

    await getButtonInMainElement(page, 'Resend').click();
    const again = page.getByRole('button', { name: /^Resend in \d+ s$/ });
    await expect(again).toHaveAttribute('aria-disabled', 'true');
    const [, second] = await waitForEmails(email, 2);
    await page.goto(findBackendLinkInEmail(second?.html ?? ''));
    await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await fillForm(page, { Password: password });
    await getButtonInMainElement(page, 'Log In').click();
    await expectToast(page, 'Login Successful');
  });

  test('Login failure: the team, founder and employee forms show an error, even if the auth server sends no message', async ({
    page,
    context,
    expectedConsole,
  }) => {
    expectedConsole.push(/status of 400/);
    await test.step('§2.34 §7.7 §8.12 Employee login: the form shows the notice “not yet implemented” and sends no request', async () => {
      const calls = recordBackendRequests(context);
      const typed = { 'Employee ID': 'EMP001', Password: 'some-password' };
      await page.goto('/auth/employee-login');
      await fillForm(page, typed);
      await getButtonInMainElement(page, 'Log In').click();
      await expectToast(page, 'Employee login functionality is not yet implemented.');
      await expectFieldValues(page, typed);
      await expectButtonEnabled(getButtonInMainElement(page, 'Log In'));
      await expect(page).toHaveURL('/auth/employee-login');
      expect(calls).toEqual([]);
    });

    await test.step('§8.2 Login failure: a wrong password of a team member shows the auth server’s message', async () => {
      const typed = { 'Team Email': seededAccounts.teamMember.email, Password: 'not-the-password' };
      await page.goto('/auth/team-login');
      await fillForm(page, typed);
      await getButtonInMainElement(page, 'Log In').click();
      await expectToast(page, 'Login Failed', 'Invalid login credentials');
      await expectFieldValues(page, typed);
      await expectButtonEnabled(getButtonInMainElement(page, 'Log In'));
    });

    await test.step('§8.3 Login failure: an error without a message shows “Invalid credentials”', async () => {
      await failBackendRequests(page, backendUrlPatterns.signIn, 400, '');
      await page.goto('/auth/login');
      await fillForm(page, { Email: 'asha@example.com', Password: 'some-password' });
      await getButtonInMainElement(page, 'Log In').click();
      await expectToast(page, 'Login Failed', 'Invalid credentials. Please try again.');
    });
  });
}
