import { accounts } from '../support/accounts.ts';
import { logInAsFounder, logInToTeam } from '../support/log-in.ts';
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
});
