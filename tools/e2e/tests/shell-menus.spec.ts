import type { Locator, Page } from '@playwright/test';
import { openPage } from '../support/open-page.ts';
import { menuButton, menuNames, menus, navbar } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

/** A place in the page that neither menu covers. */
const aside = { x: 1200, y: 600 } as const;

for (const name of menuNames) {
  const [firstLink] = Object.keys(menus[name]);

  test.describe(name, () => {
    let button: Locator;
    let link: Locator;

    test.beforeEach(async ({ page }) => {
      await openPage(page, '/about');
      button = menuButton(page, name);
      link = navbar(page).getByRole('link', { name: firstLink ?? '', exact: true });
      await expectClosed();
    });

    test(`§2 ${name} menu: a click opens it; another one, a click outside and the focus that leaves it close it`, async ({
      page,
    }) => {
      await button.click();
      await expectOpen();
      await button.click();
      await expectClosed();

      await button.click();
      await expectOpen();
      await page.mouse.click(aside.x, aside.y);
      await expectClosed();

      await button.focus();
      await page.keyboard.press('Enter');
      for (const _ of Object.keys(menus[name])) await page.keyboard.press('Tab');
      await expectOpen();
      await page.keyboard.press('Tab');
      await expectClosed();
    });

    test(`§2 ${name} menu: Enter and Space open it, Tab goes into it, Escape closes it and returns the focus`, async ({
      page,
    }) => {
      for (const key of ['Enter', 'Space']) {
        await button.focus();
        await page.keyboard.press(key);
        await expectOpen();
        await page.keyboard.press('Tab');
        await expect(link).toBeFocused();
        await page.keyboard.press('Escape');
        await expectClosed();
        await expect(button).toBeFocused();
      }
    });

    test(`§2 ${name} menu: a navigation by key closes it, and the new page has the focus; Back closes it too`, async ({
      page,
    }) => {
      await button.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/(services|auth\/founder-login)$/);
      await expectClosed();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await button.click();
      await expectOpen();
      await page.goBack();
      await expect(page).toHaveURL('/about');
      await expectClosed();
    });

    async function expectOpen() {
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(link).toBeVisible();
    }

    async function expectClosed() {
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(link).toBeHidden();
    }
  });
}

test('§2 Menus: opening one closes the other', async ({ page }) => {
  await openPage(page, '/about');
  await menuButton(page, 'Services').click();
  await menuButton(page, 'Management Log In').click();
  await expectExpanded(page, ['false', 'true']);
  await menuButton(page, 'Services').click();
  await expectExpanded(page, ['true', 'false']);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 1280, height: 800 } });

  for (const name of menuNames) {
    test(`§2 ${name} menu: it works by touch`, async ({ page }) => {
      await openPage(page, '/about');
      const button = menuButton(page, name);
      await button.tap();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await page.touchscreen.tap(aside.x, aside.y);
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await button.tap();
      const [[link, path] = ['', '']] = Object.entries(menus[name]).slice(-1);
      await navbar(page).getByRole('link', { name: link, exact: true }).tap();
      await expect(page).toHaveURL(path);
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    });
  }
});

async function expectExpanded(page: Page, [services, management]: readonly [string, string]) {
  await expect(menuButton(page, 'Services')).toHaveAttribute('aria-expanded', services);
  await expect(menuButton(page, 'Management Log In')).toHaveAttribute('aria-expanded', management);
}
