import type { Page } from '@playwright/test';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { seededAccounts } from '../support/accounts.ts';
import {
  bengaliNavbar,
  bengaliPageHeadings,
  linkToEnglishPage,
  openBengaliPage,
} from '../support/bengali.ts';
import { waitForLinkInEmail } from '../support/inbox.ts';
import { createNewAccountDetails } from '../support/new-account.ts';
import { expect, test } from '../support/test.ts';

const languageOf = (page: Page) => page.locator('html');

test('form errors, the chat, toasts and all pages below /bn are in Bengali', async ({ page }) => {
  await test.step('errors of the contact form are in Bengali', async () => {
    await openBengaliPage(page, '/bn/contact');
    await page.getByRole('button', { name: 'বার্তা পাঠান' }).click();
    await expect(page.getByText('আপনার নাম লিখুন।')).toBeVisible();
    await expect(page.getByLabel('নাম')).toBeFocused();
  });

  await test.step('the chat greets and replies in Bengali', async () => {
    await openBengaliPage(page, '/bn/contact');
    await page.getByRole('button', { name: 'চ্যাট করুন' }).click();
    const conversation = page.getByRole('dialog', { name: 'তোর্সার সঙ্গে চ্যাট' }).getByRole('log');
    await expect(conversation).toContainText('নমস্কার! তোর্সায় আপনাকে স্বাগত।');
    await page.getByRole('dialog').getByLabel('বার্তা').fill('নমস্কার');
    await page.keyboard.press('Enter');
    await expect(conversation).toContainText('আপনার বার্তার জন্য ধন্যবাদ।');
  });

  await test.step('an unknown service and a path that only the client knows work below /bn', async () => {
    const response = await page.goto('/bn/services/unknown');
    expect(response?.status()).toBe(200);
    await expect(
      page.getByRole('heading', { level: 1, name: bengaliPageHeadings['/bn/services'] }),
    ).toBeVisible();
  });

  await test.step('a navigation from a Bengali page keeps the language, sets title and focus, and needs no reload', async () => {
    await openBengaliPage(page, '/bn');
    await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
    await bengaliNavbar(page).getByRole('button', { name: 'পরিষেবা' }).click();
    await bengaliNavbar(page).getByRole('link', { name: 'অ্যাপ তৈরি' }).click();
    await expect(page).toHaveURL('/bn/services/apps');
    await expect(page.getByRole('heading', { level: 1, name: 'অ্যাপ তৈরি' })).toBeFocused();
    await expect(page).toHaveTitle('অ্যাপ তৈরি · তোর্সা');
    await bengaliNavbar(page).getByRole('link', { name: 'লগ-ইন', exact: true }).click();
    await expect(page).toHaveURL('/bn/auth/login');
    await page.goBack();
    await expect(page).toHaveURL('/bn/services/apps');
    await expect(languageOf(page)).toHaveAttribute('data-same-document', '');
  });
});

if (isExhaustive) {
  test('an unknown URL below /bn shows a Bengali 404 page with a link to the Bengali home page', async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/status of 404/);
    const response = await page.goto('/bn/nowhere');
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle('পাতাটি পাওয়া গেল না · তোর্সা');
    await page.getByRole('main').getByRole('link', { name: 'প্রথম পাতায় ফিরে যান' }).click();
    await expect(page).toHaveURL('/bn');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('§10.56 the toast after a login on the Bengali site is in Bengali', async ({ page }) => {
    await page.goto('/bn/dashboard/user');
    await expect(page).toHaveURL('/bn/auth/login');
    await page.getByLabel('ইমেল').fill(seededAccounts.client.email);
    await page.getByLabel('পাসওয়ার্ড').fill(seededAccounts.client.password);
    await page.getByRole('main').getByRole('button', { name: 'লগ-ইন করুন' }).click();
    await expect(page).toHaveURL('/bn/dashboard/user');
    const toast = page.getByRole('region', { name: 'বিজ্ঞপ্তি' });
    await expect(toast.getByText('লগ-ইন হয়েছে')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: /^স্বাগত, / })).toBeVisible();
    await page.goto('/bn/auth/login');
    await expect(page).toHaveURL('/bn/dashboard/user');
  });

  test('the confirmation link in the email after a Bengali sign-up opens a Bengali page', async ({
    page,
  }) => {
    const { fullName, email, password } = createNewAccountDetails();
    await page.goto('/bn/auth/signup');
    await page.getByLabel('পুরো নাম').fill(fullName);
    await page.getByLabel('ইমেল').fill(email);
    await page.getByLabel('পাসওয়ার্ড', { exact: true }).fill(password);
    await page.getByLabel('পাসওয়ার্ড নিশ্চিত করুন').fill(password);
    await page.getByRole('main').getByRole('button', { name: 'সাইন-আপ করুন' }).click();
    await expect(page).toHaveURL('/bn/auth/check-email');
    await expect(page.getByText(email)).toBeVisible();
    await page.goto(await waitForLinkInEmail(email));
    await expect(page).toHaveURL('/bn/auth/login');
    await expect(page.getByText('আপনার ইমেল ঠিকানা নিশ্চিত হয়েছে।')).toBeVisible();
    await expect(page.getByLabel('ইমেল')).toHaveValue(email);
  });
}

test('at 320 px the language switch is in the navigation bar, and the page does not scroll horizontally', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/bn');
  await expect(linkToEnglishPage(page)).toBeVisible();
  await page.getByRole('button', { name: 'মেনু খুলুন' }).click();
  await expect(bengaliNavbar(page)).toBeVisible();
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess).toBeLessThanOrEqual(0);
});
