import type { Page } from '@playwright/test';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { seededAccounts } from '../support/accounts.ts';
import { backendUrlPatterns, recordBackendRequests } from '../support/backend-calls.ts';
import {
  expectButtonEnabled,
  expectFieldValues,
  fillForm,
  getButtonInMainElement,
} from '../support/form.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

const { teamLeader, teamMember } = seededAccounts;
const typed = { 'Team Email': teamMember.email, Password: teamMember.password };

/** Everyone in the team list may log in. auth-calls.spec.ts checks the calls of a leader's login. */
const members = {
  'the team member': teamMember,
  ...(isExhaustive && { 'the team leader': teamLeader }),
};

for (const [member, { email, password }] of Object.entries(members)) {
  test(`§1.4 §3.8 §8.18 Team directory: ${member} can log in through the team login form`, async ({
    page,
  }) => {
    await page.goto('/auth/team-login');
    await fillForm(page, { 'Team Email': email, Password: password });
    await getButtonInMainElement(page, 'Log In').click();
    await expectToast(page, 'Team Login Successful');
    await expect(page).toHaveURL('/dashboard/team');
    await expect(page.getByRole('heading', { level: 1, name: 'Team Dashboard' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
      'href',
      '/dashboard/team',
    );
    await page.reload();
    await expect(page).toHaveURL('/dashboard/team');
  });
}

if (isExhaustive) {
  test('Team login: a user without team access stays logged out', async ({ page, context }) => {
    await test.step('§5.9 §8.10 Team login: an email outside the team list is denied before the password login', async () => {
      const calls = recordBackendRequests(context);
      const client = {
        'Team Email': seededAccounts.client.email,
        Password: seededAccounts.client.password,
      };
      await page.goto('/auth/team-login');
      await fillForm(page, client);
      await getButtonInMainElement(page, 'Log In').click();
      await expectToast(page, 'Access Denied', 'This login is for authorized team members only.');
      await expectFieldValues(page, client);
      await expectButtonEnabled(getButtonInMainElement(page, 'Log In'));
      await expect(page).toHaveURL('/auth/team-login');
      expect(calls.map(({ call }) => call)).toEqual(['POST /rest/v1/rpc/is_team_email']);
    });

    await test.step('§5.10 Team login: a user without the team role is denied', async () => {
      await page.route(backendUrlPatterns.signIn, async (route) => {
        const response = await route.fetch();
        const answer = await response.json();
        answer.user.user_metadata.role = 'user';
        await route.fulfill({ response, json: answer });
      });
      await page.goto('/auth/team-login');
      await fillForm(page, typed);
      await getButtonInMainElement(page, 'Log In').click();
      await expectToast(page, 'Access Denied', 'You are not authorized for team access.');
      await expectStillSignedOut(page);
    });
  });

  test('§5.10 §8.10 Team login: the login is denied if the email is removed from the team list during the request', async ({
    page,
    context,
  }) => {
    const visitor = await context.newPage();
    await visitor.goto('/about');
    const answers = [true, false];
    await page.route(backendUrlPatterns.isTeamEmail, (route) =>
      route.fulfill({ json: answers.shift() }),
    );
    await page.goto('/auth/team-login');
    await fillForm(page, typed);
    await getButtonInMainElement(page, 'Log In').click();
    await expectToast(page, 'Access Denied', 'You are not authorized for team access.');
    await expect(visitor.getByRole('link', { name: 'Log In', exact: true })).toBeVisible();
    await expectStillSignedOut(page);
  });
}

/** Expects no session, unchanged fields, and a successful second attempt with the same button. */
async function expectStillSignedOut(page: Page): Promise<void> {
  await expect(page).toHaveURL('/auth/team-login');
  await expect(page.getByRole('link', { name: 'Log In', exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await expectFieldValues(page, typed);
  await page.unrouteAll();
  await getButtonInMainElement(page, 'Log In').click();
  await expect(page).toHaveURL('/dashboard/team');
}
