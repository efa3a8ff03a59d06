import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import {
  expectAccessibleInBothThemes,
  expectNoHorizontalScroll,
} from '../support/accessibility.ts';
import {
  expectFieldValues,
  fillForm,
  getButtonInMainElement,
  getFieldInMainElement,
} from '../support/form.ts';
import { waitForPasswordLinkInEmail } from '../support/inbox.ts';
import { createConfirmedAccount, createNewAccountDetails } from '../support/new-account.ts';
import { createSignedInClient } from '../support/signed-in-client.ts';
import { testStack } from '../support/stack.ts';
import { pressTabUntilFocused } from '../support/tab-to.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

const newPassword = 'four-words-in-a-row';
const newPasswords = { 'New Password': newPassword, 'Confirm Password': newPassword };

const status = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: /./ });
const alert = (page: Page) => page.getByRole('main').getByRole('alert');

async function requestResetLink(page: Page, email: string): Promise<void> {
  await page.goto('/auth/forgot-password');
  await fillForm(page, { Email: email });
  await getButtonInMainElement(page, 'Send me a link').click();
  await expect(status(page)).toContainText(`If there is an account for ${email}`);
}

/** Opens a link like a program that scans emails for malware. */
async function openAsScanner(link: string): Promise<void> {
  for (let time = 0; time < 2; time += 1) expect((await fetch(link)).status).toBe(200);
}

test('§2.26 Forgot password: the emailed link sets a new password, and the login rejects the old password', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/status of 400/);
  const account = await createConfirmedAccount();
  await page.goto('/auth/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/auth/forgot-password');
  // The previous page stays until this one has loaded, and also has a field of this name.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot Your Password?');
  await fillForm(page, { Email: account.email });
  await getButtonInMainElement(page, 'Send me a link').click();
  await expect(status(page)).toContainText('an email with a link is on its way');
  await expectAccessibleInBothThemes(page, 'the mail is on its way');

  const link = await waitForPasswordLinkInEmail(account.email);
  await openAsScanner(link);
  await page.goto(link);
  await expect(page).toHaveURL('/auth/new-password');
  await page.reload();
  await getButtonInMainElement(page, 'Choose my password').click();
  await expect(getFieldInMainElement(page, 'New Password')).toBeFocused();
  await expectAccessibleInBothThemes(page, 'the form for a new password');
  await fillForm(page, newPasswords);
  await getButtonInMainElement(page, 'Save my password').click();
  await expect(page).toHaveURL('/dashboard/user');
  await expectToast(page, 'Your new password is set.', /logged out on all other devices/);
  await expect(page.getByRole('heading', { level: 1, name: account.fullName })).toBeVisible();

  await getButtonInMainElement(page, 'Log Out').click();
  await expect(page).toHaveURL('/');
  await page.goto('/auth/login');
  await fillForm(page, { Email: account.email, Password: account.password });
  await getButtonInMainElement(page, 'Log In').click();
  await expectToast(page, 'Login Failed', 'Invalid login credentials');
  await fillForm(page, { Password: newPassword });
  await getButtonInMainElement(page, 'Log In').click();
  await expect(page).toHaveURL('/dashboard/user');
});

/** Returns the backend's status for a session refresh. */
async function renewSession(refreshToken: string): Promise<number> {
  const config = JSON.parse(
    await readFile(path.join(testStack.siteDir, 'site-config.json'), 'utf8'),
  );
  const answer = await fetch(`${testStack.backendUrl}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    headers: { apikey: config.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ refresh_token: refreshToken }),
  });
  return answer.status;
}

if (isExhaustive) {
  test('a password link that was already used shows an error and offers to send a new link', async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/status of 403/);
    const account = await createConfirmedAccount();
    await test.step('§2.26 Forgot password: an email address without an account gets exactly the same answer', async () => {
      const said: string[] = [];
      for (const email of [createNewAccountDetails().email, account.email]) {
        await requestResetLink(page, email);
        const text = await page.getByRole('main').textContent();
        said.push(text?.replaceAll(email, 'the address') ?? '');
      }
      expect(said[1]).toBe(said[0]);
    });
    const link = await waitForPasswordLinkInEmail(account.email);
    await page.goto(link);
    await getButtonInMainElement(page, 'Choose my password').click();
    await expect(getFieldInMainElement(page, 'New Password')).toBeFocused();
    await page.goto('about:blank');
    await page.goto(link);
    await getButtonInMainElement(page, 'Choose my password').click();
    await expect(alert(page)).toContainText('This link does not work.');
    await page.getByRole('main').getByRole('link', { name: 'Request a new link' }).click();
    await expect(page).toHaveURL('/auth/forgot-password');
  });

  test('the new-password page without a valid link offers to send a new link instead of the form', async ({
    page,
  }) => {
    for (const { address, said } of [
      { address: '/auth/new-password', said: 'you need a link' },
      { address: '/auth/new-password?token_hash=cut', said: 'This link does not work.' },
      { address: '/auth/new-password#error=access_denied', said: 'This link does not work.' },
    ]) {
      await page.goto(address);
      await expect(page.getByRole('main')).toContainText(said);
      await expect(page).toHaveURL('/auth/new-password');
      await page.getByRole('main').getByRole('link', { name: 'Request a new link' }).click();
      await expect(page).toHaveURL('/auth/forgot-password');
    }
  });

  test('the forgot-password and new-password forms show an error without a backend and keep their input', async ({
    page,
    context,
    expectedConsole,
  }) => {
    expectedConsole.push(/net::ERR_FAILED/, /TypeError: Failed to fetch/);
    const account = await createConfirmedAccount();
    const { data } = await (await createSignedInClient(account)).auth.getSession();
    await requestResetLink(page, account.email);
    await page.goto(await waitForPasswordLinkInEmail(account.email));
    await getButtonInMainElement(page, 'Choose my password').click();
    await fillForm(page, newPasswords);
    await context.route(`${testStack.backendUrl}/**`, (route) => route.abort());
    await getButtonInMainElement(page, 'Save my password').click();
    await expect(alert(page)).toContainText('We couldn’t connect.');
    await expectFieldValues(page, newPasswords);
    await context.unroute(`${testStack.backendUrl}/**`);
    await getButtonInMainElement(page, 'Save my password').click();
    await expect(page).toHaveURL('/dashboard/user');

    await test.step('a new password ends sessions in other browsers', async () => {
      const own = await page.evaluate(() =>
        JSON.parse(localStorage.getItem('torsa.session') ?? '{}'),
      );
      expect(await renewSession(data.session?.refresh_token ?? '')).toBeGreaterThanOrEqual(400);
      expect(await renewSession(own.refresh_token)).toBe(200);
    });
  });

  test('§2.26 Forgot password: all steps work on a phone with only the keyboard and pass the axe checks', async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/status of 422/);
    const account = await createConfirmedAccount();
    await page.setViewportSize({ width: 390, height: 844 });
    const check = async (state: string) => {
      await expectAccessibleInBothThemes(page, state);
      await expectNoHorizontalScroll(page, state);
    };
    await page.goto('/auth/forgot-password');
    await pressTabUntilFocused(page, getFieldInMainElement(page, 'Email'));
    await page.keyboard.type(account.email);
    await page.keyboard.press('Enter');
    await expect(status(page)).toBeVisible();
    await check('the mail is on its way');

    await page.goto(await waitForPasswordLinkInEmail(account.email));
    await pressTabUntilFocused(page, getButtonInMainElement(page, 'Choose my password'));
    await check('the button');
    await page.keyboard.press('Enter');
    await expect(getFieldInMainElement(page, 'New Password')).toBeFocused();
    await page.keyboard.type('short');
    await pressTabUntilFocused(page, getFieldInMainElement(page, 'Confirm Password'));
    await page.keyboard.type('short');
    await page.keyboard.press('Enter');
    await expect(alert(page)).toContainText('at least 10 characters');
    await check('the password is refused');

    for (const [label, text] of Object.entries(newPasswords)) {
      await getFieldInMainElement(page, label).focus();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard/user');
  });
}
