import { openPage } from '../support/open-page.ts';
import { expectOpen, menuButton, menuNames, menus, navbar } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

const pages = {
  Home: '/',
  'About Us': '/about',
  'Contact Us': '/contact',
  Careers: '/careers',
  'Our Team': '/our-team',
} as const;

test('§2 Navigation bar: Home, About Us, Contact Us, Careers, Services, Our Team, and the way in for a visitor', async ({
  page,
}) => {
  await openPage(page, '/');
  await expect(navbar(page).getByRole('link').or(navbar(page).getByRole('button'))).toHaveText([
    'Home',
    'About Us',
    'Contact Us',
    'Careers',
    'Services',
    'Our Team',
    // Both ways are in the document, and one of them is shown.
    /^Switch to the dark theme/,
    'Log In',
    'Sign Up',
    'Management Log In',
  ]);
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

test('§2 Navigation bar: the current page is marked, and no other', async ({ page }) => {
  await openPage(page, '/');
  for (const [name, path] of Object.entries(pages)) {
    await navbar(page).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(navbar(page).locator('[aria-current]')).toHaveText([name]);
  }
});

for (const [path, menu, marked] of [
  ['/services', 'Services', 'All services'],
  ['/services/apps', 'Services', 'App Development'],
  ['/auth/team-login', 'Management Log In', 'Team'],
] as const) {
  test(`§2 Navigation bar: ${path} is marked on the ${menu} menu and in it`, async ({ page }) => {
    await openPage(page, path);
    await expect(menuButton(page, menu)).toHaveAttribute('aria-current', 'true');
    await menuButton(page, menu).click();
    await expect(navbar(page).locator('a[aria-current]')).toHaveText([marked]);
  });
}

for (const name of menuNames) {
  const links = Object.entries(menus[name]);

  test(`§2 Navigation bar: the ${name} menu leads to ${links.map(([link]) => link).join(', ')}`, async ({
    page,
  }) => {
    await openPage(page, '/about');
    const button = menuButton(page, name);
    for (const [link, path] of links) {
      await button.click();
      await navbar(page).getByRole('link', { name: link, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expectOpen(button, false);
    }
  });
}

for (const path of ['/about', '/bn/about']) {
  test(`on ${path} the bar is one line as soon as it has no menu button`, async ({ page }) => {
    await page.setViewportSize({ width: 1152, height: 800 });
    await page.goto(path);
    const header = page.getByRole('banner');
    await expect(header.locator('button[popovertarget]:visible')).toHaveCount(2);
    await expect(header).toHaveCSS('height', '73px');
  });
}
