import { expect, type Page } from '@playwright/test';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { test } from '../support/released-site.ts';
import { changedAppBuilds } from '../support/variants.ts';

const follow = (page: Page, name: string) =>
  page.getByRole('link', { name, exact: true }).first().click();

test('the document requests the list of releases (remotes.json) once, before the host script has loaded', async ({
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
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const registryRequest = page.waitForRequest('**/remotes.json');
  await page.goto(`${site.url}/services/anything`, { waitUntil: 'commit' });
  await registryRequest;
  arrives();
  await expect(page.locator('[data-remote="marketing"] h1')).toBeVisible();
  expect(requested.filter((address) => address === '/remotes.json')).toHaveLength(1);
});

// The unit tests of the page loader and of reloads cover the parts of these journeys.
if (isExhaustive) {
  test('a page shows Retry while remotes.json cannot be loaded, and pages of the current remote work', async ({
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

  test('a tab opened just before a host release loads a new document at the next navigation', async ({
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
    await site.release('publish', 'host', '--from', await site.build(changedAppBuilds.secondHost));
    isReleased();

    await follow(page, 'Careers');
    await expect(page).toHaveURL(`${site.url}/careers`);
    await expect(page.locator('html')).not.toHaveAttribute('data-host');
    await follow(page, 'Log In');
    await expect(page.locator('[data-remote="auth"] h1')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-host', 'second');
  });
}
