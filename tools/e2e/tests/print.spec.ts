import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { openPage } from '../support/open-page.ts';
import { chatButton, footer, navbar } from '../support/shell.ts';
import { expect, expectPortalReady, test } from '../support/signed-in.ts';

// A page in the dark theme must not print a dark background.
test.use({ colorScheme: 'dark' });

test('a page prints black on white with link URLs and without controls', async ({ page }) => {
  for (const path of ['/contact', '/careers']) {
    await openPage(page, path);
    await page.emulateMedia({ media: 'print' });
    const { white, black } = { white: 'rgb(255, 255, 255)', black: 'rgb(0, 0, 0)' };
    await expect(page.locator('body')).toHaveCSS('background-color', white);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', black);
    await expect(footer(page)).toHaveCSS('background-color', white);
    await expect(footer(page).getByText('Sunity Road, near Sagar Dighi')).toHaveCSS('color', black);
    await expect(footer(page).getByRole('link', { name: '+91 3582 555 014' })).toBeVisible();
    await expect(page.getByRole('banner').getByText('Torsa')).toBeVisible();
    await expect(navbar(page)).toBeHidden();
    await expect(chatButton(page)).toBeHidden();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
  }
});

if (isExhaustive) {
  test('the page prints in light colours even if the visitor has chosen the dark theme', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('torsa.theme', 'dark'));
    await openPage(page, '/contact');
    await page.emulateMedia({ media: 'print', colorScheme: 'light' });
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });
}

test('the report of a month prints on one sheet, and a longer report breaks between rows and sections', async ({
  newPageAs,
}) => {
  const page = await newPageAs('teamLeader');
  await page.goto('/dashboard/reports?period=month&from=2026-10-01');
  await expectPortalReady(page);
  const months = page.getByRole('table', { name: 'Last 12 months' });
  await expect(months).toBeVisible();
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g);
  expect(sheets).toHaveLength(1);
  await expect(months.getByRole('row').first()).toHaveCSS('break-inside', 'avoid');
  const section = page.getByRole('heading', { name: 'Last 12 months' }).locator('..');
  await expect(section).toHaveCSS('break-inside', 'avoid');
});
