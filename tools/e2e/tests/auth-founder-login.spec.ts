import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { seededAccounts } from '../support/accounts.ts';
import {
  expectButtonEnabled,
  expectFieldValues,
  fillForm,
  getButtonInMainElement,
} from '../support/form.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

const { founder, teamLeader } = seededAccounts;
const flag = () => localStorage.getItem('founderAuthenticated');

test('§1.4 §5.13 §8.19 Founder login: a matching founder ID and password open the founder dashboard', async ({
  page,
}) => {
  await page.goto('/auth/founder-login');
  expect(await page.evaluate(flag)).toBeNull();
  await fillForm(page, { 'Founder ID': founder.founderId, Password: founder.password });
  await getButtonInMainElement(page, 'Log In').click();
  await expectToast(page, 'Founder Login Successful');
  await expect(page).toHaveURL('/founder-dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Founder Dashboard' })).toBeVisible();
  await test.step('§9.8 Founder flag: the key in browser storage is founderAuthenticated', async () => {
    expect(await page.evaluate(flag)).toBe('true');
  });
  await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
    'href',
    '/founder-dashboard',
  );
  await page.reload();
  await expect(page).toHaveURL('/founder-dashboard');
});

if (isExhaustive) {
  test('Founder login: the form rejects wrong credentials with an error', async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/status of 400/);
    const mistakes = [
      ['the ID of a team leader', 'TL001', teamLeader.password],
      ['a wrong password', founder.founderId, 'not-the-password'],
      ['an unknown ID', 'FOUNDER999', founder.password],
    ] as const;
    for (const [mistake, id, password] of mistakes) {
      await test.step(`§5.13 §8.11 Founder login: ${mistake} shows the toast “Login Failed”`, async () => {
        const typed = { 'Founder ID': id, Password: password };
        await page.goto('/auth/founder-login');
        await fillForm(page, typed);
        await getButtonInMainElement(page, 'Log In').click();
        await expectToast(page, 'Login Failed', 'Invalid credentials for Founder access.');
        await expect(page).toHaveURL('/auth/founder-login');
        await expectFieldValues(page, typed);
        await expectButtonEnabled(getButtonInMainElement(page, 'Log In'));
        expect(await page.evaluate(flag)).toBeNull();
        await expect(page.getByRole('link', { name: 'Log In', exact: true })).toBeVisible();
      });
    }

    await test.step('§8.11 Founder mismatch: a second login attempt with the right password succeeds', async () => {
      await page.goto('/auth/founder-login');
      await fillForm(page, { 'Founder ID': founder.founderId, Password: 'not-the-password' });
      await getButtonInMainElement(page, 'Log In').click();
      await expectToast(page, 'Login Failed', 'Invalid credentials for Founder access.');
      await fillForm(page, { Password: founder.password });
      await getButtonInMainElement(page, 'Log In').click();
      await expectToast(page, 'Founder Login Successful');
      await expect(page).toHaveURL('/founder-dashboard');
    });
  });
}
