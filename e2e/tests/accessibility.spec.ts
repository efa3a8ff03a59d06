import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from '../support/accessibility.ts';
import { accounts } from '../support/accounts.ts';
import { logInAsClient, logInAsFounder, logInToTeam } from '../support/log-in.ts';
import { openPage } from '../support/open-page.ts';
import { publicRoutes } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

// Colours are measured at rest, not half faded in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of [...Object.keys(publicRoutes), '/services/unknown']) {
  test(`§2 Accessible: ${path} passes axe at 390 and 1280 px, light and dark`, async ({ page }) => {
    await openPage(page, path);
    await expectAccessibleEverywhere(page);
  });
}

test('§2 Accessible: the 404 page passes axe at 390 and 1280 px, light and dark', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/status of 404/);
  await openPage(page, '/no-such-page');
  await expectAccessibleEverywhere(page);
});

for (const [path, logIn] of [
  ['/dashboard/user', (page: Page) => logInAsClient(page)],
  ['/dashboard/team', (page: Page) => logInToTeam(page, accounts.teamLeader)],
  ['/founder-dashboard', logInAsFounder],
] as const) {
  test(`§2 Accessible: ${path} passes axe at 390 and 1280 px, light and dark`, async ({ page }) => {
    await logIn(page);
    await expect(page.getByRole('main').getByRole('button', { name: 'Log Out' })).toBeVisible();
    await expectAccessibleEverywhere(page);
  });
}
