import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { createRemoteFiles } from '@torsa/scripts/new-remote/new-remote-files';
import { buildAppOrReuseCached, buildTimeoutMs } from '../support/build-variant.ts';
import { test } from '../support/released-site.ts';
import { hashFolder } from '../support/site-files.ts';
import { testStack } from '../support/stack.ts';

test('a new remote can be published without a release of the host application', async ({
  page,
  site,
}) => {
  const hostBefore = await hashFolder(path.join(site.dir, 'apps/host'));
  test.setTimeout(30_000 + buildTimeoutMs);
  const files = createRemoteFiles('price-list', 3199);
  const from = await buildAppOrReuseCached('remote-price-list', files, async (dir) => {
    for (const [file, text] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
      await writeFile(path.join(dir, file), text);
    }
    const installed = path.join(testStack.root, 'remote-dashboards/node_modules');
    await symlink(installed, path.join(dir, 'node_modules'));
  });
  await site.release('publish', 'price-list', '--from', from);

  await page.goto(`${site.url}/price-list`);
  await expect(page.getByRole('heading', { level: 1, name: 'Price List' })).toBeVisible();
  await expect(page.locator('[data-remote="price-list"]')).toHaveAttribute('data-cohort', 'live');
  await page.getByRole('link', { name: 'Careers' }).first().click();
  await expect(page.locator('[data-remote="marketing"] h1')).toBeVisible();
  expect(await hashFolder(path.join(site.dir, 'apps/host'))).toBe(hostBefore);
});
