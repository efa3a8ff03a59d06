import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import {
  contactField,
  contactFields,
  fillContactForm,
  sendButton,
  validContactMessage,
} from '../support/contact-form.ts';
import {
  expectButtonEnabled,
  expectFieldValues,
  fillForm,
  getButtonInMainElement,
} from '../support/form.ts';
import { navbar, toast as toasts } from '../support/shell.ts';
import { expectToast } from '../support/toast.ts';
import { expect, test } from '../support/unreachable-backend.ts';

// Run in sequence, so that the tests share one copy of the site.
test.describe.configure({ mode: 'default' });

const unavailable = 'The service is not available right now. Please try again.';
const noAccount = 'Could not create your account. Please try again.';

const forms = [
  {
    row: 'Login failure',
    path: '/auth/login',
    button: 'Log In',
    toast: 'Login Failed',
    text: unavailable,
    typed: { Email: 'asha@example.com', Password: 'some-password' },
  },
  {
    row: 'Login failure',
    path: '/auth/team-login',
    button: 'Log In',
    toast: 'Login Failed',
    text: unavailable,
    typed: { 'Team Email': 'asha@example.com', Password: 'some-password' },
  },
  {
    row: 'Login failure',
    path: '/auth/founder-login',
    button: 'Log In',
    toast: 'Login Failed',
    text: unavailable,
    typed: { 'Founder ID': 'FOUNDER999', Password: 'some-password' },
  },
  {
    row: 'Sign up failure',
    path: '/auth/signup',
    button: 'Sign Up',
    toast: 'Sign Up Failed',
    text: noAccount,
    typed: {
      'Full Name': 'Asha Roy',
      Email: 'asha@example.com',
      Password: 'some-password',
      'Confirm Password': 'some-password',
    },
  },
];

if (isExhaustive) {
  for (const { row, path, button, toast, text, typed } of forms) {
    test(`§8.4 ${row}: without a backend the form on ${path} shows an error on each attempt and keeps its input`, async ({
      page,
      site,
    }) => {
      await page.goto(site.url + path);
      await fillForm(page, typed);
      for (const _ of ['first', 'second']) {
        await getButtonInMainElement(page, button).click();
        await expectToast(page, toast, text);
        await page.getByRole('button', { name: 'Close notification' }).click();
        await expectButtonEnabled(getButtonInMainElement(page, button));
        await expectFieldValues(page, typed);
      }
      await expect(page).toHaveURL(site.url + path);
    });
  }
}

if (isExhaustive) {
  test('§8.8 Session fetch error: without a backend the page logs the expired session, and the loading state ends', async ({
    page,
    site,
    sessionStateOf,
    expectedConsole,
  }) => {
    expectedConsole.push(/The session could not be refreshed/);
    const { origins } = await sessionStateOf('client');
    const [stored] = origins.flatMap(({ localStorage }) => localStorage);
    const expired = JSON.stringify({ ...JSON.parse(stored?.value ?? '{}'), expires_at: 1 });
    await page.addInitScript((session) => localStorage.setItem('torsa.session', session), expired);
    await page.clock.install();
    // Advance the clock only now: it would also time out the site's own requests.
    const releases = page.waitForResponse(`${site.url}/remotes.json`);
    await page.goto(`${site.url}/dashboard/user`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loading your dashboard…');
    await (await releases).finished();
    const logged = page.waitForEvent('console', (message) =>
      message.text().startsWith('The session could not be refreshed'),
    );
    await page.clock.fastForward(10_000);
    expect((await logged).type()).toBe('error');
    await expect(page).toHaveURL(`${site.url}/auth/login`);
  });

  test('§8.7 Logout failure: without a backend the client stays logged in and sees an error', async ({
    page,
    site,
    sessionStateOf,
  }) => {
    const { origins } = await sessionStateOf('client');
    const stored = origins.flatMap(({ localStorage }) => localStorage);
    await page.addInitScript((items) => {
      for (const { name, value } of items) localStorage.setItem(name, value);
    }, stored);
    await page.goto(`${site.url}/dashboard/user`);
    await getButtonInMainElement(page, 'Log Out').click();
    await expectToast(page, 'Logout Failed', 'Could not log out. Please try again.');
    await expect(page).toHaveURL(`${site.url}/dashboard/user`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome, /);
    await expectButtonEnabled(getButtonInMainElement(page, 'Log Out'));
    expect(await page.evaluate(() => localStorage.getItem('torsa.session'))).not.toBeNull();
  });
}

if (isExhaustive) {
  test('§8.1 Contact send failure: without a backend marketing pages work, and the contact form keeps its input', async ({
    page,
    site,
  }) => {
    await page.goto(site.url);
    await navbar(page).getByRole('link', { name: 'Contact Us' }).click();
    await fillContactForm(page);
    for (const _ of ['first', 'second']) {
      await sendButton(page).click();
      await expect(toasts(page).getByRole('paragraph')).toHaveText([
        'Error Sending Message',
        'Something went wrong. Please try again later.',
      ]);
      await toasts(page).getByRole('button', { name: 'Close notification' }).click();
      for (const field of contactFields) {
        await expect(contactField(page, field)).toHaveValue(validContactMessage[field]);
      }
      await expect(sendButton(page)).not.toHaveAttribute('aria-disabled');
    }
  });
}
