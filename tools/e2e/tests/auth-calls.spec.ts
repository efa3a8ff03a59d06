import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { seededAccounts } from '../support/accounts.ts';
import {
  backendUrlPatterns,
  filterAuthRequests,
  recordBackendRequests,
} from '../support/backend-calls.ts';
import { fillForm, getButtonInMainElement } from '../support/form.ts';
import { createNewAccountDetails } from '../support/new-account.ts';
import { expect, test } from '../support/signed-in.ts';

if (isExhaustive) {
  test('§7.1 Sign in: the login form sends only email and password to the auth server', async ({
    page,
    context,
  }) => {
    const calls = recordBackendRequests(context);
    const { email, password } = seededAccounts.client;
    await page.goto('/auth/login');
    await fillForm(page, { Email: email, Password: password });
    await getButtonInMainElement(page, 'Log In').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome, /);
    expect(filterAuthRequests(calls)).toEqual([
      {
        call: 'POST /auth/v1/token?grant_type=password',
        body: { email, password, gotrue_meta_security: {} },
      },
    ]);
  });

  test('§7.2 Sign up: the form sends the email, the password and the name (fullName) to the auth server', async ({
    page,
    context,
  }) => {
    const calls = recordBackendRequests(context);
    const { fullName, email, password } = createNewAccountDetails();
    await page.goto('/auth/signup');
    await fillForm(page, {
      'Full Name': fullName,
      Email: email,
      Password: password,
      'Confirm Password': password,
    });
    await getButtonInMainElement(page, 'Sign Up').click();
    await expect(page).toHaveURL('/auth/check-email');
    expect(calls).toEqual([
      {
        call: expect.stringMatching(/^POST \/auth\/v1\/signup\?redirect_to=[^&]+%2Fauth%2Flogin$/),
        body: expect.objectContaining({ email, password, data: { fullName, language: 'en' } }),
      },
    ]);
  });

  test('§7.1 Team sign in: the backend checks the team list before and after the password login', async ({
    page,
    context,
  }) => {
    const calls = recordBackendRequests(context);
    const { email, password } = seededAccounts.teamLeader;
    await page.goto('/auth/team-login');
    await fillForm(page, { 'Team Email': email, Password: password });
    await getButtonInMainElement(page, 'Log In').click();
    await expect(page).toHaveURL('/dashboard/team');
    const isTeamEmail = { call: 'POST /rest/v1/rpc/is_team_email', body: { email } };
    expect(calls.slice(0, 3)).toEqual([
      isTeamEmail,
      {
        call: 'POST /auth/v1/token?grant_type=password',
        body: { email, password, gotrue_meta_security: {} },
      },
      isTeamEmail,
    ]);
    // The page gets the session and requests its user.
    expect(filterAuthRequests(calls.slice(3))).toEqual([{ call: 'GET /auth/v1/user', body: null }]);
  });

  test.describe('a client', () => {
    test.use({ person: 'client' });

    test('a page sends no session request while the session is valid, and a logout request has no body', async ({
      page,
      context,
    }) => {
      await test.step('§7.3 Get session: the page sends no session request while the session is valid', async () => {
        const calls = recordBackendRequests(context);
        await page.goto('/dashboard/user');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome, /);
        await page.goto('/about');
        await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
        expect(filterAuthRequests(calls)).toEqual([]);
      });

      await test.step('§7.5 Sign out: the logout request has no payload', async () => {
        const calls = recordBackendRequests(context);
        await page.route(backendUrlPatterns.signOut, (route) => route.fulfill({ status: 204 }));
        await page.goto('/dashboard/user');
        await getButtonInMainElement(page, 'Log Out').click();
        await expect(page).toHaveURL('/');
        expect(filterAuthRequests(calls)).toEqual([
          { call: 'POST /auth/v1/logout?scope=local', body: null },
        ]);
      });
    });
  });
}
