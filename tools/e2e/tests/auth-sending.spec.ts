import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { seededAccounts } from '../support/accounts.ts';
import {
  backendUrlPatterns,
  delayRequests,
  recordBackendRequests,
} from '../support/backend-calls.ts';
import {
  expectButtonEnabled,
  expectFieldValues,
  fillForm,
  getButtonInMainElement,
  getFieldInMainElement,
} from '../support/form.ts';
import { createNewAccountDetails } from '../support/new-account.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

const { client, founder, teamMember } = seededAccounts;
const newcomer = createNewAccountDetails();

const forms = [
  {
    form: 'Sign in',
    path: '/auth/login',
    button: 'Log In',
    busy: 'Logging in…',
    typed: { Email: client.email, Password: client.password },
    endpoint: backendUrlPatterns.signIn,
    ends: '/dashboard/user',
  },
  {
    form: 'Sign up',
    path: '/auth/signup',
    button: 'Sign Up',
    busy: 'Signing up…',
    typed: {
      'Full Name': newcomer.fullName,
      Email: newcomer.email,
      Password: newcomer.password,
      'Confirm Password': newcomer.password,
    },
    endpoint: backendUrlPatterns.signUp,
    ends: '/auth/check-email',
  },
  {
    form: 'Team login',
    path: '/auth/team-login',
    button: 'Log In',
    busy: 'Logging in…',
    typed: { 'Team Email': teamMember.email, Password: teamMember.password },
    endpoint: backendUrlPatterns.signIn,
    ends: '/dashboard/team',
  },
  {
    form: 'Founder login',
    path: '/auth/founder-login',
    button: 'Log In',
    busy: 'Logging in…',
    typed: { 'Founder ID': founder.founderId, Password: founder.password },
    endpoint: backendUrlPatterns.signIn,
    ends: '/founder-dashboard',
  },
];

if (isExhaustive) {
  for (const { form, path, button, busy, typed, endpoint, ends } of forms) {
    test(`§5.11 ${form}: during a slow request the button is busy and a second submit is ignored`, async ({
      page,
      context,
    }) => {
      const calls = recordBackendRequests(context);
      const release = await delayRequests(page, endpoint);
      await page.goto(path);
      await fillForm(page, typed);
      await getButtonInMainElement(page, button).dblclick();
      const working = getButtonInMainElement(page, busy);
      await expect(working).toHaveAttribute('aria-busy', 'true');
      await expect(working).toBeFocused();
      await working.press('Enter');
      await getFieldInMainElement(page, Object.keys(typed).at(-1) ?? '').press('Enter');
      await expectFieldValues(page, typed);
      release();
      await expect(page).toHaveURL(ends);
      const sent = calls.filter(({ call }) => /token|signup/.test(call));
      expect(sent).toHaveLength(1);
    });
  }
}

if (isExhaustive) {
  test('§7.1 Sign in: a login succeeds even if the user leaves the page during the slow request', async ({
    page,
  }) => {
    const release = await delayRequests(page, backendUrlPatterns.signIn);
    await page.goto('/auth/login');
    await fillForm(page, { Email: client.email, Password: client.password });
    await getButtonInMainElement(page, 'Log In').click();
    await expect(getButtonInMainElement(page, 'Logging in…')).toBeVisible();
    await page.getByRole('link', { name: 'Careers' }).click();
    await expect(page).toHaveURL('/careers');
    release();
    await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  });
}

test('§8.4 Login failure: an offline login shows an error, and a login succeeds when the browser is online again', async ({
  page,
  context,
  expectedConsole,
}) => {
  expectedConsole.push(/ERR_INTERNET_DISCONNECTED/, /Failed to load/);
  const typed = { Email: client.email, Password: client.password };
  await page.goto('/auth/login', { waitUntil: 'networkidle' });
  await fillForm(page, typed);
  await context.setOffline(true);
  await getButtonInMainElement(page, 'Log In').click();
  await expectToast(
    page,
    'Login Failed',
    'The service is not available right now. Please try again.',
  );
  await expectFieldValues(page, typed);
  await expectButtonEnabled(getButtonInMainElement(page, 'Log In'));
  await context.setOffline(false);
  await getButtonInMainElement(page, 'Log In').click();
  await expectToast(page, 'Login Successful');
  await expect(page).toHaveURL('/dashboard/user');
});
