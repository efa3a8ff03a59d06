import type { Page } from '@playwright/test';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { openPage } from '../support/open-page.ts';
import { toBengaliPath } from '../support/routes.ts';
import {
  expectPopoverOpen,
  menuButton,
  navbar,
  navbarMenuNames,
  navbarMenus,
} from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

const pages = {
  Home: '/',
  'About Us': '/about',
  'Contact Us': '/contact',
  Careers: '/careers',
  'Our Team': '/our-team',
} as const;

const order: readonly string[] = [
  'Home',
  'About Us',
  'Contact Us',
  'Careers',
  'Services',
  'Our Team',
  'Log In',
  'Sign Up',
  'Management Log In',
];

test('Navigation bar: the bar shows its links and marks the link of the current page', async ({
  page,
}) => {
  await test.step('§2.51 Navigation bar: a visitor sees Home, About Us, Contact Us, Careers, Services, Our Team and login links', async () => {
    await openPage(page, '/');
    const entries = navbar(page).getByRole('link').or(navbar(page).getByRole('button'));
    // Links of other pages may be between them.
    const specified = async () =>
      (await entries.allTextContents()).filter((text) => order.includes(text));
    await expect.poll(specified).toEqual(order);
    await expect(entries.last()).toHaveAccessibleName(/^Switch to the dark theme/);
    for (const [name, href] of Object.entries({
      ...pages,
      'Log In': '/auth/login',
      'Sign Up': '/auth/signup',
    })) {
      await expect(navbar(page).getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        href,
      );
    }
  });

  for (const name of navbarMenuNames) {
    const links = Object.entries(navbarMenus[name]);

    await test.step(`§2.51 Navigation bar: the ${name} menu links to ${links.map(([link]) => link).join(', ')}`, async () => {
      const button = menuButton(page, name);
      for (const [at, [link, path]] of links.entries()) {
        const way = navbar(page).getByRole('link', {
          name: link,
          exact: true,
          includeHidden: true,
        });
        await expect(way).toHaveAttribute('href', path);
        if (!isExhaustive && at % (links.length - 1) > 0) continue;
        await button.click();
        await way.click();
        await expect(page).toHaveURL(path);
        await expectPopoverOpen(button, false);
      }
    });
  }

  await test.step('§2.51 Navigation bar: a current page in a menu marks both the menu button and the link', async () => {
    for (const [path, menu, marked] of [
      ['/services', 'Services', 'All services'],
      ['/services/apps', 'Services', 'App Development'],
      ['/auth/team-login', 'Management Log In', 'Team'],
    ] as const) {
      await openPage(page, path);
      await expect(menuButton(page, menu)).toHaveAttribute('aria-current', 'true');
      await menuButton(page, menu).click();
      await expect(navbar(page).locator('a[aria-current]')).toHaveText([marked]);
    }
  });
});

test('the navigation bar fits on one line in both languages at every width without a menu button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1152, height: 800 });
  for (const path of ['/about', '/bn/about']) {
    await page.goto(path);
    const header = page.getByRole('banner');
    await expect(header.locator('button[popovertarget]:visible')).toHaveCount(2);
    await hideOthers(page);
    await expect(header).toHaveCSS('height', '73px');
  }
});

/**
 * Hides links of other pages and languages, which may wrap to a second line: decision 26, and `remote-links.spec.ts`.
 */
async function hideOthers(page: Page): Promise<void> {
  const known = Object.values(pages).flatMap((path) => [path, toBengaliPath(path)]);
  await page
    .locator(
      'header nav > div:first-of-type > a, header a[hreflang]:not([hreflang="en"], [hreflang="bn"])',
    )
    .evaluateAll((links, paths) => {
      for (const link of links as HTMLAnchorElement[]) {
        if (!paths.includes(link.pathname)) link.style.display = 'none';
      }
    }, known);
}
