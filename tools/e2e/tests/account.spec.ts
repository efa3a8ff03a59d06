import { randomUUID } from 'node:crypto';
import { waitForLinkInEmail } from '../support/inbox.ts';
import { expect, test } from '../support/test.ts';

test('§1.3 a client signs up, confirms the email address, logs in, sees the dashboard and logs out', async ({
  page,
}) => {
  const account = {
    fullName: 'Bimal Roy',
    email: `bimal-${randomUUID().slice(0, 8)}@example.com`,
    password: 'a-long-password-1',
  };
  await page.goto('/auth/signup');
  await page.getByLabel('Full Name').fill(account.fullName);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByLabel('Confirm Password').fill(account.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL('/auth/check-email');
  await expect(page.getByText('Sign Up Successful!')).toBeVisible();

  await page.goto(await waitForLinkInEmail(account.email));
  await expect(page).toHaveURL(/\/auth\/login$/);
  await expect(page.getByText(/confirmed/i)).toBeVisible();

  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL('/dashboard/user');
  await expect(page.getByText('Login Successful')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: account.fullName })).toBeVisible();
  const profile = page.getByRole('region', { name: 'My Profile' });
  await expect(profile.getByText(account.fullName)).toBeVisible();
  await expect(profile.getByText(account.email)).toBeVisible();
  await expect(profile.getByText(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)).toBeVisible();

  await page.getByRole('main').getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Logged Out')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log In', exact: true })).toBeVisible();
});
