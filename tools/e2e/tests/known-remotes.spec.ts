import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test } from '../support/released-site.ts';
import { stack } from '../support/stack.ts';
import { variants } from '../support/variants.ts';

const follow = (page: Page, name: string) =>
  page.getByRole('link', { name, exact: true }).first().click();

test('a release leaves the documents of other remotes alone, and their visitors get it all the same', async ({
  page,
  secondSite: site,
}) => {
  const document = 'auth/login/index.html';
  const before = await readFile(path.join(stack.siteDir, document));
  expect(before.toString()).not.toContain('/apps/marketing/');
  expect(await readFile(path.join(site.dir, document))).toEqual(before);

  await page.goto(`${site.url}/auth/login`);
  await follow(page, 'About Us');
  await expect(page.locator('html')).toHaveAttribute('data-release', 'second');
});

test('while nobody can tell who owns a path, its page has Retry, and the rest of the remote works', async ({
  page,
  site,
  expectedConsole,
}) => {
  expectedConsole.push(/Failed to load resource/, /A section of the page failed to render/);
  await page.route('**/remotes.json', (route) => route.abort());
  await page.goto(`${site.url}/about`);
  await follow(page, 'Log In');
  await expect(page.getByRole('alert').getByRole('button', { name: 'Retry' })).toBeVisible();
  await follow(page, 'Careers');
  await expect(page).toHaveURL(`${site.url}/careers`);
  await expect(page.locator('[data-remote="marketing"] h1')).toBeVisible();

  await follow(page, 'Log In');
  await expect(page.getByRole('alert').getByRole('button', { name: 'Retry' })).toBeVisible();
  await page.unroute('**/remotes.json');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.locator('[data-remote="auth"] h1')).toBeVisible();
});

test('a tab that was opened just before a release of the host goes on in a new document', async ({
  page,
  site,
}) => {
  let isReleased = () => {};
  const released = new Promise<void>((resolve) => {
    isReleased = resolve;
  });
  await page.route('**/remotes.json', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${site.url}/about`);
  await expect(page.locator('[data-remote="marketing"][data-version]')).toBeVisible();
  await site.release('publish', 'host', '--from', await site.build(variants.secondHost));
  isReleased();

  await follow(page, 'Careers');
  await expect(page).toHaveURL(`${site.url}/careers`);
  await expect(page.locator('html')).not.toHaveAttribute('data-host');
  await follow(page, 'Log In');
  await expect(page.locator('[data-remote="auth"] h1')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-host', 'second');
});

test('the shell asks for all remotes while its script is still on the way, and once', async ({
  page,
  site,
}) => {
  let arrives = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrives = resolve;
  });
  await page.route('**/apps/host/**', async (route) => {
    await arrived;
    await route.continue();
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const askedForAll = page.waitForRequest('**/remotes.json');
  await page.goto(`${site.url}/services/anything`, { waitUntil: 'commit' });
  await askedForAll;
  arrives();
  await expect(page.locator('[data-remote="marketing"] h1')).toBeVisible();
  expect(asked.filter((address) => address === '/remotes.json')).toHaveLength(1);
});
