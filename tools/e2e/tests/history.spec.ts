import type { Page } from '@playwright/test';
import { openPage } from '../support/open-page.ts';
import { menuButton, navbar } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('§2.2 Routes: the Back and Forward buttons switch between pages of two remotes without a reload', async ({
  page,
}) => {
  await openPage(page, '/');
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await navbar(page).getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL('/careers');
  await navbar(page).getByRole('link', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL('/auth/signup');
  await expect(heading(page)).toHaveText(/Sign Up/);
  await menuButton(page, 'Services').click();
  await navbar(page).getByRole('link', { name: 'AI Tools' }).click();
  await expect(page).toHaveURL('/services/ai-tool');

  const visited = ['/', '/careers', '/auth/signup', '/services/ai-tool'];
  const headings = [/river/, /Careers/, /Sign Up/, /AI Tools/];
  for (const step of [2, 1, 0]) {
    await page.goBack();
    await expect(page).toHaveURL(visited[step] ?? '');
    await expect(heading(page)).toHaveText(headings[step] ?? '');
  }
  for (const step of [1, 2, 3]) {
    await page.goForward();
    await expect(page).toHaveURL(visited[step] ?? '');
    await expect(heading(page)).toHaveText(headings[step] ?? '');
  }
  await expect(page.locator('html')).toHaveAttribute('data-same-document', '');
});

test('§2.2 Routes: the Back button restores the scroll position', async ({ page }) => {
  await openPage(page, '/about');
  const link = page.getByRole('main').getByRole('link', { name: 'Meet our team' });
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(300);
  await link.click();
  await expect(page).toHaveURL('/our-team');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});
