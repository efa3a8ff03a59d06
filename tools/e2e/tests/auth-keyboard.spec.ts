import type { Page } from '@playwright/test';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { seededAccounts } from '../support/accounts.ts';
import {
  type FieldValues,
  getButtonInMainElement,
  getFieldInMainElement,
} from '../support/form.ts';
import { createConfirmedAccount, createNewAccountDetails } from '../support/new-account.ts';
import { expect, test } from '../support/signed-in.ts';
import { pressTabUntilFocused } from '../support/tab-to.ts';
import { expectToast } from '../support/toast.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** Opens a link by keyboard. The next Tab then starts from the heading of the new page. */
async function follow(page: Page, link: string, title: string | RegExp): Promise<void> {
  await pressTabUntilFocused(page, nav(page).getByRole('link', { name: link, exact: true }));
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(title);
  await expect(heading(page)).toBeFocused();
}

async function typeIn(page: Page, values: FieldValues): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await pressTabUntilFocused(page, getFieldInMainElement(page, label));
    await page.keyboard.type(value);
  }
}

// keyboard.spec.ts checks the navigation bar, a form and the focus after a navigation in each run.
if (isExhaustive) {
  test('§2.4 /auth/login: a client can log in, open the dashboard and log out with only the keyboard', async ({
    page,
  }) => {
    const { email, password } = await createConfirmedAccount();
    await page.goto('/about');
    await follow(page, 'Log In', 'Log In');
    await page.keyboard.press('Tab');
    await expect(getFieldInMainElement(page, 'Email')).toBeFocused();
    await page.keyboard.type(email);
    await typeIn(page, { Password: password });
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(/^Welcome, /);
    await expect(heading(page)).toBeFocused();

    await page.goto('/about');
    await follow(page, 'Dashboard', /^Welcome, /);
    await pressTabUntilFocused(page, nav(page).getByRole('button', { name: 'Logout' }));
    await page.keyboard.press('Enter');
    await expectToast(page, 'Logged Out');
    await expect(page).toHaveURL('/');
    await expect(heading(page)).toBeFocused();
  });

  test('§2.4 /auth/signup: a visitor can correct a form error and sign up with only the keyboard', async ({
    page,
  }) => {
    const { fullName, email, password } = createNewAccountDetails();
    await page.goto('/about');
    await follow(page, 'Sign Up', 'Sign Up');
    await typeIn(page, { 'Full Name': fullName, Email: email, Password: password });
    await page.keyboard.press('Enter');
    await expect(getFieldInMainElement(page, 'Confirm Password')).toBeFocused();
    await page.keyboard.type(password);
    await pressTabUntilFocused(page, getButtonInMainElement(page, 'Sign Up'));
    await page.keyboard.press('Space');
    await expect(heading(page)).toHaveText('Check Your Email');
    await expect(heading(page)).toBeFocused();
    await pressTabUntilFocused(
      page,
      page.getByRole('main').getByRole('link', { name: 'Go to Log In' }),
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/auth/login');
  });
}

const portals = [
  {
    item: 'Team',
    title: 'Team Login',
    typed: {
      'Team Email': seededAccounts.teamLeader.email,
      Password: seededAccounts.teamLeader.password,
    },
    ends: 'Team Dashboard',
  },
  {
    item: 'Founder',
    title: 'Founder Login',
    typed: {
      'Founder ID': seededAccounts.founder.founderId,
      Password: seededAccounts.founder.password,
    },
    ends: 'Founder Dashboard',
  },
  {
    item: 'Employee',
    title: 'Employee Login',
    typed: { 'Employee ID': 'EMP001', Password: 'some-password' },
    ends: 'Employee Login',
  },
] as const;

if (isExhaustive) {
  for (const { item, title, typed, ends } of portals) {
    test(`§2.4 Management Log In: the ${item} menu item and login form work with only the keyboard`, async ({
      page,
    }) => {
      await page.goto('/about');
      await pressTabUntilFocused(
        page,
        nav(page).getByRole('button', { name: 'Management Log In' }),
      );
      await page.keyboard.press('Enter');
      await follow(page, item, title);
      await typeIn(page, typed);
      await page.keyboard.press('Enter');
      await expect(heading(page)).toHaveText(ends);
      await expect(page.getByRole('region', { name: 'Notifications' })).toBeVisible();
    });
  }
}

if (isExhaustive) {
  test('§2.4 /auth/management-login: the team and employee logins open with only the keyboard', async ({
    page,
  }) => {
    for (const name of ['Team Login', 'Employee Login']) {
      await page.goto('/auth/management-login');
      await pressTabUntilFocused(page, page.getByRole('main').getByRole('link', { name }));
      await page.keyboard.press('Enter');
      await expect(heading(page)).toHaveText(name);
    }
  });
}
