import type { Page } from '@playwright/test';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { backendUrlPatterns, failBackendRequests } from '../support/backend-calls.ts';
import {
  expectButtonEnabled,
  expectFieldValues,
  type FieldValues,
  fillForm,
  getButtonInMainElement,
} from '../support/form.ts';
import {
  createConfirmedAccount,
  createNewAccountDetails,
  createUnconfirmedAccount,
} from '../support/new-account.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

function signUpValues(person = createNewAccountDetails()): FieldValues {
  return {
    'Full Name': person.fullName,
    Email: person.email,
    Password: person.password,
    'Confirm Password': person.password,
  };
}

async function signUp(page: Page, typed: FieldValues): Promise<void> {
  await page.goto('/auth/signup');
  await fillForm(page, typed);
  await getButtonInMainElement(page, 'Sign Up').click();
}

async function expectSignUpWorks(page: Page): Promise<void> {
  await getButtonInMainElement(page, 'Sign Up').click();
  await expectToast(page, 'Sign Up Successful!', 'Please check your email to verify your account.');
  await expect(page).toHaveURL('/auth/check-email');
}

if (isExhaustive) {
  test('Sign up: the page shows “Sign Up Successful!” for both new and known email addresses', async ({
    page,
  }) => {
    await test.step('§8.16 Sign Up Successful!: the page shows the toast and then opens /auth/check-email', async () => {
      await page.goto('/auth/signup');
      await fillForm(page, signUpValues());
      await expectSignUpWorks(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check Your Email');
    });

    for (const [owner, account] of [
      ['an address never confirmed', createUnconfirmedAccount],
      ['an account', createConfirmedAccount],
    ] as const) {
      await test.step(`Sign Up Successful!: a second sign-up with the address of ${owner} gets the same answer`, async () => {
        await page.goto('/auth/signup');
        await fillForm(page, signUpValues(await account()));
        await expectSignUpWorks(page);
      });
    }
  });

  test('Sign up failure: the form shows the error messages of the auth server', async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/status of 4(22|00)/);
    await test.step('§8.5 Sign up failure: a short password shows the auth server’s message, and a longer password works', async () => {
      const person = createNewAccountDetails();
      const typed = signUpValues({ ...person, password: 'short' });
      await signUp(page, typed);
      await expectToast(page, 'Sign Up Failed', 'Password should be at least 10 characters.');
      await expect(page).toHaveURL('/auth/signup');
      await expectFieldValues(page, typed);
      await expectButtonEnabled(getButtonInMainElement(page, 'Sign Up'));
      await fillForm(page, signUpValues(person));
      await expectSignUpWorks(page);
    });

    await test.step('§8.6 Sign up failure: an error without a message shows “Could not create your account”', async () => {
      await failBackendRequests(page, backendUrlPatterns.signUp, 400, '');
      const typed = signUpValues();
      await signUp(page, typed);
      await expectToast(page, 'Sign Up Failed', 'Could not create your account. Please try again.');
      await expectFieldValues(page, typed);
      await page.unrouteAll();
      await expectSignUpWorks(page);
    });
  });
}
