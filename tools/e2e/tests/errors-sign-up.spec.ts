import type { Page } from '@playwright/test';
import { backendPaths, refuse } from '../support/backend-calls.ts';
import { backendWithoutMail } from '../support/backend-without-mail.ts';
import {
  expectReady,
  expectValues,
  type FieldValues,
  fillIn,
  mainButton,
} from '../support/form.ts';
import { confirmedAccount, newPerson, unconfirmedAccount } from '../support/new-account.ts';
import { stack } from '../support/stack.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

function typedBy(person = newPerson()): FieldValues {
  return {
    'Full Name': person.fullName,
    Email: person.email,
    Password: person.password,
    'Confirm Password': person.password,
  };
}

async function signUp(page: Page, typed: FieldValues): Promise<void> {
  await page.goto('/auth/signup');
  await fillIn(page, typed);
  await mainButton(page, 'Sign Up').click();
}

async function expectSignUpWorks(page: Page): Promise<void> {
  await mainButton(page, 'Sign Up').click();
  await expectToast(page, 'Sign Up Successful!', 'Please check your email to verify your account.');
  await expect(page).toHaveURL('/auth/check-email');
}

test('§8 Sign Up Successful!: the toast, then /auth/check-email', async ({ page }) => {
  await page.goto('/auth/signup');
  await fillIn(page, typedBy());
  await expectSignUpWorks(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check Your Email');
});

test('§8 Sign up failure: a short password shows the provider’s message, and a long one works', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/status of 422/);
  const person = newPerson();
  const typed = typedBy({ ...person, password: 'short' });
  await signUp(page, typed);
  await expectToast(page, 'Sign Up Failed', 'Password should be at least 10 characters.');
  await expect(page).toHaveURL('/auth/signup');
  await expectValues(page, typed);
  await expectReady(mainButton(page, 'Sign Up'));
  await fillIn(page, typedBy(person));
  await expectSignUpWorks(page);
});

for (const [whose, account] of [
  ['an address never confirmed', unconfirmedAccount],
  ['an account', confirmedAccount],
] as const) {
  test(`§8 Sign Up Successful!: the address of ${whose} again gets the same answer`, async ({
    page,
  }) => {
    await page.goto('/auth/signup');
    await fillIn(page, typedBy(await account()));
    await expectSignUpWorks(page);
  });
}

test('§8 Sign up failure: a refusal without a message says Could not create your account', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/status of 400/);
  await refuse(page, backendPaths.signUp, 400, '');
  const typed = typedBy();
  await signUp(page, typed);
  await expectToast(page, 'Sign Up Failed', 'Could not create your account. Please try again.');
  await expectValues(page, typed);
  await page.unrouteAll();
  await expectSignUpWorks(page);
});

test('§8 Sign up failure: with the mail server down it says so, and the next try works', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/status of 500/);
  // It starts a backend of its own.
  test.setTimeout(300_000);
  const backend = await backendWithoutMail();
  const typed = typedBy();
  try {
    await page.route(backendPaths.signUp, (route) =>
      route.continue({ url: route.request().url().replace(stack.backendUrl, backend.url) }),
    );
    await signUp(page, typed);
    await expectToast(page, 'Sign Up Failed', 'Could not create your account. Please try again.');
    await expectValues(page, typed);
    await expectReady(mainButton(page, 'Sign Up'));
  } finally {
    await backend.close();
  }
  await page.unrouteAll();
  await expectSignUpWorks(page);
});
