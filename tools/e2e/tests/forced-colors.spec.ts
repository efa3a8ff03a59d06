import type { Locator } from '@playwright/test';
import { openPage } from '../support/open-page.ts';
import { chatButton, chatPanel, navbar } from '../support/shell.ts';
import { expect, expectPortalReady, test } from '../support/signed-in.ts';

// Chromium emulates a dark high-contrast theme: white and yellow on black.
test.use({ colorScheme: 'dark' });

const canvas = 'rgb(0, 0, 0)';

/** Forced colours remove backgrounds, so a control must have a border. */
async function expectEdge(control: Locator): Promise<void> {
  await expect(control).not.toHaveCSS('border-top-width', '0px');
  await expect(control).not.toHaveCSS('border-top-color', canvas);
}

test('with forced colours (high contrast mode) buttons and fields have borders, and the current link is marked', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openPage(page, '/auth/signup');
  const main = page.getByRole('main');
  await expectEdge(main.getByRole('button', { name: 'Sign Up' }));
  await expectEdge(main.getByLabel('Email'));
  await expectEdge(chatButton(page));
  const signUp = navbar(page).getByRole('link', { name: 'Sign Up' });
  await expectEdge(signUp);
  await expect(signUp).toHaveCSS('text-decoration-line', 'underline');
  await chatButton(page).click();
  await expectEdge(chatPanel(page).getByRole('log').getByRole('paragraph').first());
});

test('an unchecked portal checkbox has the dark theme’s colours, or the user’s colours if colours are forced', async ({
  newPageAs,
}) => {
  const page = await newPageAs('teamLeader', { colorScheme: 'dark' });
  await page.goto('/account');
  await expectPortalReady(page);
  const choice = page.getByRole('checkbox', { checked: false });
  await expect(choice).toHaveCSS('border-top-color', 'rgb(111, 143, 132)');
  await expect(choice).toHaveCSS('background-color', 'rgb(16, 38, 31)');
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(choice).toHaveCSS('appearance', 'auto');
});
