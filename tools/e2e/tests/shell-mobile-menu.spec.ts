import { openPage } from '../support/open-page.ts';
import { expectPopoverOpen, menuButton, navbar } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('Mobile menu: the menu opens and closes, and its links work', async ({ page }) => {
  await test.step('§2.54 §4.11 Mobile menu: the menu opens and closes by touch', async () => {
    await openPage(page, '/about');
    await expect(navbar(page)).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await expect(navbar(page).getByRole('link', { name: 'Home' })).toBeVisible();
    const close = page.getByRole('button', { name: 'Close menu' });
    await expectPopoverOpen(close);
    await close.tap();
    await expect(navbar(page)).toBeHidden();
  });

  await test.step('§4.11 Mobile menu: Escape closes the last opened menu and returns the focus to its button', async () => {
    const open = page.getByRole('button', { name: 'Open menu' });
    await open.focus();
    await page.keyboard.press('Enter');
    const services = menuButton(page, 'Services');
    await services.focus();
    await page.keyboard.press('Enter');
    await expect(navbar(page).getByRole('link', { name: 'AI Tools' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expectPopoverOpen(services, false);
    await expect(services).toBeFocused();
    await expect(navbar(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(navbar(page)).toBeHidden();
    await expect(open).toBeFocused();
  });

  await test.step('§2.54 Mobile menu: a tap on the other submenu opens it when one submenu is open', async () => {
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await menuButton(page, 'Services').tap();
    await expect(navbar(page).getByRole('link', { name: 'AI Tools' })).toBeVisible();
    await menuButton(page, 'Management Log In').tap();
    await expect(navbar(page).getByRole('link', { name: 'Employee' })).toBeVisible();
    await menuButton(page, 'Services').click();
    await expect(navbar(page).getByRole('link', { name: 'AI Tools' })).toBeVisible();
  });

  await test.step('§2.54 Mobile menu: the menu contains links to every service and every management login', async () => {
    await openPage(page, '/about');
    for (const [menu, link, path] of [
      ['Services', 'Digital Marketing', '/services/social-media-marketing'],
      ['Management Log In', 'Employee', '/auth/employee-login'],
    ] as const) {
      await page.getByRole('button', { name: 'Open menu' }).tap();
      await menuButton(page, menu).tap();
      await navbar(page).getByRole('link', { name: link, exact: true }).tap();
      await expect(page).toHaveURL(path);
      await expect(navbar(page)).toBeHidden();
    }
  });

  await test.step('§4.11 Mobile menu: a tap outside the menu or a navigation closes the menu', async () => {
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await expect(navbar(page)).toBeVisible();
    // A point below the end of the menu.
    await page.touchscreen.tap(20, 830);
    await expect(navbar(page)).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await navbar(page).getByRole('link', { name: 'Our Team' }).tap();
    await expect(page).toHaveURL('/our-team');
    await expect(navbar(page)).toBeHidden();
  });
});
