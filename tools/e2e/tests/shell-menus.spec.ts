import type { Locator } from '@playwright/test';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { openPage } from '../support/open-page.ts';
import {
  expectPopoverOpen,
  menuButton,
  navbar,
  navbarMenuNames,
  navbarMenus,
} from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

/** A point of the page that neither menu covers. */
const aside = { x: 1200, y: 600 } as const;

/** Both menus share one component; shell-navbar.spec.ts opens every link of both. */
const testedMenus = isExhaustive ? navbarMenuNames : navbarMenuNames.slice(0, 1);

for (const name of testedMenus) {
  const [firstLink] = Object.keys(navbarMenus[name]);

  test.describe(name, () => {
    let button: Locator;
    let link: Locator;

    test(`${name} menu: the menu opens and closes by pointer, keyboard and navigation`, async ({
      page,
    }) => {
      await openPage(page, '/about');
      button = menuButton(page, name);
      link = navbar(page).getByRole('link', { name: firstLink ?? '', exact: true });
      await expectClosed();

      await test.step(`§2.52 ${name} menu: a click opens the menu; a second click, a click outside or a lost focus closes it`, async () => {
        await button.click();
        await expectShown();
        await button.click();
        await expectClosed();

        await button.click();
        await expectShown();
        await page.mouse.click(aside.x, aside.y);
        await expectClosed();

        await button.focus();
        await page.keyboard.press('Enter');
        for (const _ of Object.keys(navbarMenus[name])) await page.keyboard.press('Tab');
        await expectShown();
        await page.keyboard.press('Tab');
        await expectClosed();
      });

      await test.step(`§2.52 ${name} menu: Enter and Space open the menu, Tab enters it, and Escape closes it and returns the focus`, async () => {
        for (const key of ['Enter', 'Space']) {
          await button.focus();
          await page.keyboard.press(key);
          await expectShown();
          await page.keyboard.press('Tab');
          await expect(link).toBeFocused();
          await page.keyboard.press('Escape');
          await expectClosed();
          await expect(button).toBeFocused();
        }
      });

      await test.step(`§2.52 ${name} menu: a navigation by keyboard or Back closes the menu, and the new page gets the focus`, async () => {
        await button.focus();
        await page.keyboard.press('Enter');
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/\/(services|auth\/founder-login)$/);
        await expectClosed();
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        await button.click();
        await expectShown();
        await page.goBack();
        await expect(page).toHaveURL('/about');
        await expectClosed();
      });
    });

    async function expectShown() {
      await expectPopoverOpen(button);
      await expect(link).toBeVisible();
    }

    async function expectClosed() {
      await expectPopoverOpen(button, false);
      await expect(link).toBeHidden();
    }
  });
}

if (isExhaustive) {
  test('§2.52 Menus: opening one menu closes the other menu', async ({ page }) => {
    await openPage(page, '/about');
    await menuButton(page, 'Services').click();
    await menuButton(page, 'Management Log In').click();
    await expectPopoverOpen(menuButton(page, 'Services'), false);
    await expectPopoverOpen(menuButton(page, 'Management Log In'));
    await menuButton(page, 'Services').click();
    await expectPopoverOpen(menuButton(page, 'Services'));
    await expectPopoverOpen(menuButton(page, 'Management Log In'), false);
  });
}

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 1280, height: 800 } });

  for (const name of testedMenus) {
    test(`§2.52 ${name} menu: the menu works by touch`, async ({ page }) => {
      await openPage(page, '/about');
      const button = menuButton(page, name);
      await button.tap();
      await expectPopoverOpen(button);
      await page.touchscreen.tap(aside.x, aside.y);
      await expectPopoverOpen(button, false);
      await button.tap();
      const [[link, path] = ['', '']] = Object.entries(navbarMenus[name]).slice(-1);
      await navbar(page).getByRole('link', { name: link, exact: true }).tap();
      await expect(page).toHaveURL(path);
      await expectPopoverOpen(button, false);
    });
  }
});
