import type { Page } from '@playwright/test';
import { accounts } from '../support/accounts.ts';
import { logInAsClient, logInAsFounder, logInToTeam } from '../support/log-in.ts';
import { publicRoutes } from '../support/routes.ts';
import { chatButton, footer } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

for (const path of Object.keys(publicRoutes)) {
  test(`§1 Page shell: ${path} has navigation bar, footer, chat and toast area`, async ({
    page,
  }) => {
    await page.goto(path);
    await expectShell(page);
  });
}

for (const [path, logIn] of [
  ['/dashboard/user', (page: Page) => logInAsClient(page)],
  ['/dashboard/team', (page: Page) => logInToTeam(page, accounts.teamMember)],
  ['/founder-dashboard', logInAsFounder],
] as const) {
  test(`§1 Page shell: ${path} has navigation bar, footer, chat and toast area`, async ({
    page,
  }) => {
    await logIn(page);
    await expect(page).toHaveURL(path);
    await expectShell(page);
  });
}

test('§1 Page shell: the 404 page has it too', async ({ page, expectedConsole }) => {
  expectedConsole.push(/status of 404/);
  await page.goto('/no-such-page');
  await expectShell(page);
});

async function expectShell(page: Page): Promise<void> {
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(footer(page)).toHaveCount(1);
  await expect(chatButton(page)).toHaveCount(1);
  await expect(page.locator('[role="status"][aria-live="polite"]')).toHaveCount(1);
}
