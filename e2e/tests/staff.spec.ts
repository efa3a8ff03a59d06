import { accounts } from '../support/accounts.ts';
import { logInAsClient, logInAsFounder, logInToTeam } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';

for (const [title, account] of [
  ['a team leader', accounts.teamLeader],
  ['a team member', accounts.teamMember],
] as const) {
  test(`${title} logs in and lands on the team dashboard`, async ({ page }) => {
    await logInToTeam(page, account);
    await expect(page.getByText('Team Login Successful')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
      'href',
      '/dashboard/team',
    );
    await page.reload();
    await expect(page).toHaveURL('/dashboard/team');
  });
}

test('the founder logs in and lands on the founder dashboard', async ({ page }) => {
  await logInAsFounder(page);
  await expect(page.getByText('Founder Login Successful')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
    'href',
    '/founder-dashboard',
  );
  expect(await page.evaluate(() => localStorage.getItem('founderAuthenticated'))).not.toBeNull();
  await page.reload();
  await expect(page).toHaveURL('/founder-dashboard');

  await page.getByRole('main').getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('founderAuthenticated'))).toBeNull();
});

test('guards: signed out', async ({ page }) => {
  await expectRedirects(page, {
    '/dashboard/user': '/auth/login',
    '/dashboard/team': '/auth/login',
    '/founder-dashboard': '/auth/founder-login',
  });
});

test('guards: a client', async ({ page }) => {
  await logInAsClient(page);
  await expectRedirects(page, {
    '/dashboard/team': '/dashboard/user',
    '/founder-dashboard': '/auth/founder-login',
    '/auth/login': '/dashboard/user',
    '/auth/signup': '/dashboard/user',
  });
});

test('guards: a team member', async ({ page }) => {
  await logInToTeam(page, accounts.teamMember);
  await expectRedirects(page, {
    '/dashboard/user': '/dashboard/user',
    '/founder-dashboard': '/auth/founder-login',
    '/auth/team-login': '/dashboard/team',
    '/auth/login': '/dashboard/user',
  });
});

test('guards: the founder', async ({ page }) => {
  await logInAsFounder(page);
  await expectRedirects(page, {
    '/dashboard/user': '/dashboard/user',
    '/dashboard/team': '/dashboard/user',
    '/auth/login': '/dashboard/user',
  });
});

async function expectRedirects(
  page: import('@playwright/test').Page,
  redirects: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [from, to] of Object.entries(redirects)) {
    await page.goto(from);
    await expect(page, from).toHaveURL(to);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Loading…');
    await expect(page, from).toHaveURL(to);
  }
}
