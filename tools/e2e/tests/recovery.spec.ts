import type { Browser, Page } from '@playwright/test';
import { expectAccessibleByDayAndNight, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { expectValues, field, fillIn, mainButton } from '../support/form.ts';
import { passwordLinkMailedTo } from '../support/inbox.ts';
import { logInAsClient } from '../support/log-in.ts';
import { confirmedAccount, newPerson } from '../support/new-account.ts';
import { inBengali } from '../support/routes.ts';
import { stack } from '../support/stack.ts';
import { tabTo } from '../support/tab-to.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

const newPassword = 'four-words-in-a-row';
const chosen = { 'New Password': newPassword, 'Confirm Password': newPassword };

const status = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: /./ });
const alert = (page: Page) => page.getByRole('main').getByRole('alert');

async function askFor(page: Page, email: string): Promise<void> {
  await page.goto('/auth/forgot-password');
  await fillIn(page, { Email: email });
  await mainButton(page, 'Send me a link').click();
  await expect(status(page)).toContainText(`If there is an account for ${email}`);
}

/** As programs do that check mail for what is dangerous. */
async function scan(link: string): Promise<void> {
  for (let time = 0; time < 2; time += 1) expect((await fetch(link)).status).toBe(200);
}

test('forgotten: by the link in a mail to a new password, and the old one is refused', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/status of 400/);
  const account = await confirmedAccount();
  await page.goto('/auth/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/auth/forgot-password');
  // The page before stays until this one is there, and has a field of that name too.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot Your Password?');
  await fillIn(page, { Email: account.email });
  await mainButton(page, 'Send me a link').click();
  await expect(status(page)).toContainText('a mail with a link is on its way');

  const link = await passwordLinkMailedTo(account.email);
  await scan(link);
  await page.goto(link);
  await expect(page).toHaveURL('/auth/new-password');
  await page.reload();
  await mainButton(page, 'Choose my password').click();
  await fillIn(page, chosen);
  await mainButton(page, 'Save my password').click();
  await expect(page).toHaveURL('/dashboard/user');
  await expectToast(page, 'Your new password is set.', /logged out everywhere else/);
  await expect(page.getByRole('heading', { level: 1, name: account.fullName })).toBeVisible();

  await mainButton(page, 'Log Out').click();
  await expect(page).toHaveURL('/');
  await page.goto('/auth/login');
  await fillIn(page, { Email: account.email, Password: account.password });
  await mainButton(page, 'Log In').click();
  await expectToast(page, 'Login Failed', 'Invalid login credentials');
  await fillIn(page, { Password: newPassword });
  await mainButton(page, 'Log In').click();
  await expect(page).toHaveURL('/dashboard/user');
});

test('a new password ends the sessions in other browsers', async ({ page, browser }) => {
  const account = await confirmedAccount();
  const other = await pageOfItsOwn(browser);
  await logInAsClient(other, account);
  await askFor(page, account.email);
  await page.goto(await passwordLinkMailedTo(account.email));
  await mainButton(page, 'Choose my password').click();
  await fillIn(page, chosen);
  await mainButton(page, 'Save my password').click();
  await expect(page).toHaveURL('/dashboard/user');
  expect(await renewSession(other)).toBeGreaterThanOrEqual(400);
  expect(await renewSession(page)).toBe(200);
  await other.context().close();
});

async function pageOfItsOwn(browser: Browser): Promise<Page> {
  return (await browser.newContext({ baseURL: stack.siteUrl })).newPage();
}

/** The status with which the backend answers the session that a browser has stored. */
async function renewSession(page: Page): Promise<number> {
  return page.evaluate(async (backendUrl) => {
    const config = await (await fetch('/site-config.json')).json();
    const session = JSON.parse(localStorage.getItem('torsa.session') ?? '{}');
    const answer = await fetch(`${backendUrl}/auth/v1/token?grant_type=refresh_token`, {
      method: 'POST',
      headers: { apikey: config.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ refresh_token: session.refresh_token }),
    });
    return answer.status;
  }, stack.backendUrl);
}

test('a link that was used says so, and leads to a new one', async ({ page, expectedConsole }) => {
  expectedConsole.push(/status of 403/);
  const account = await confirmedAccount();
  await askFor(page, account.email);
  const link = await passwordLinkMailedTo(account.email);
  await page.goto(link);
  await mainButton(page, 'Choose my password').click();
  await expect(field(page, 'New Password')).toBeFocused();
  await page.goto('about:blank');
  await page.goto(link);
  await mainButton(page, 'Choose my password').click();
  await expect(alert(page)).toContainText('This link does not work.');
  await page.getByRole('main').getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page).toHaveURL('/auth/forgot-password');
});

test('an address without an account gets the same answer, word by word', async ({ page }) => {
  const known = (await confirmedAccount()).email;
  const unknown = newPerson().email;
  const said: string[] = [];
  for (const email of [known, unknown]) {
    await askFor(page, email);
    const text = await page.getByRole('main').textContent();
    said.push(text?.replaceAll(email, 'the address') ?? '');
  }
  expect(said[1]).toBe(said[0]);
});

for (const { path, said } of [
  { path: '/auth/new-password', said: 'you need a link' },
  { path: '/auth/new-password?token_hash=cut', said: 'This link does not work.' },
  { path: '/auth/new-password#error=access_denied', said: 'This link does not work.' },
]) {
  test(`${path}: nothing to choose, but a way to a link`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText(said);
    await expect(page).toHaveURL('/auth/new-password');
    await page.getByRole('main').getByRole('link', { name: 'Ask for a new link' }).click();
    await expect(page).toHaveURL('/auth/forgot-password');
  });
}

test('without a backend both forms say so and keep what was typed', async ({
  page,
  context,
  expectedConsole,
}) => {
  expectedConsole.push(/net::ERR_FAILED/, /TypeError: Failed to fetch/);
  const account = await confirmedAccount();
  await askFor(page, account.email);
  await page.goto(await passwordLinkMailedTo(account.email));
  await mainButton(page, 'Choose my password').click();
  await fillIn(page, chosen);
  await context.route(`${stack.backendUrl}/**`, (route) => route.abort());
  await mainButton(page, 'Save my password').click();
  await expect(alert(page)).toContainText('We could not reach our server.');
  await expectValues(page, chosen);
  await context.unroute(`${stack.backendUrl}/**`);
  await mainButton(page, 'Save my password').click();
  await expect(page).toHaveURL('/dashboard/user');
});

test('with the keyboard alone, on a phone, accessible at every step', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/status of 422/);
  const account = await confirmedAccount();
  await page.setViewportSize({ width: 390, height: 844 });
  const check = async (state: string) => {
    await expectAccessibleByDayAndNight(page, state);
    await expectNoSidewaysScroll(page, state);
  };
  await page.goto('/auth/forgot-password');
  await tabTo(page, field(page, 'Email'));
  await page.keyboard.type(account.email);
  await page.keyboard.press('Enter');
  await expect(status(page)).toBeVisible();
  await check('the mail is on its way');

  await page.goto(await passwordLinkMailedTo(account.email));
  await tabTo(page, mainButton(page, 'Choose my password'));
  await check('the button');
  await page.keyboard.press('Enter');
  await expect(field(page, 'New Password')).toBeFocused();
  await page.keyboard.type('short');
  await tabTo(page, field(page, 'Confirm Password'));
  await page.keyboard.type('short');
  await page.keyboard.press('Enter');
  await expect(alert(page)).toContainText('at least 10 characters');
  await check('the password is refused');

  for (const [label, text] of Object.entries(chosen)) {
    await field(page, label).focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard/user');
});

test('who asks in Bengali comes back from the mail in Bengali', async ({ page }) => {
  const account = await confirmedAccount();
  await page.goto(inBengali('/auth/forgot-password'));
  await page.getByLabel('ইমেল').fill(account.email);
  await mainButton(page, 'লিংক পাঠান').click();
  await expect(status(page)).toContainText('একটি ইমেল যাচ্ছে');
  await page.goto(await passwordLinkMailedTo(account.email));
  await expect(page).toHaveURL('/bn/auth/new-password');
  await mainButton(page, 'পাসওয়ার্ড বেছে নিই').click();
  await field(page, 'নতুন পাসওয়ার্ড').fill(newPassword);
  await field(page, 'পাসওয়ার্ড নিশ্চিত করুন').fill(newPassword);
  await mainButton(page, 'পাসওয়ার্ড সেভ করুন').click();
  await expect(page).toHaveURL('/bn/dashboard/user');
  const toast = page.getByRole('region', { name: 'বিজ্ঞপ্তি' });
  await expect(toast).toContainText('আপনার নতুন পাসওয়ার্ড চালু হয়েছে।');
});
