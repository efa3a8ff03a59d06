import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { openPage } from '../support/open-page.ts';
import { chatButton, footer, navbar } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

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
