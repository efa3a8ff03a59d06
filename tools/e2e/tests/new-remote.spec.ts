import { execFile } from 'node:child_process';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { remoteFiles } from '@torsa/scripts/new-remote/new-remote-files';
import { test } from '../support/released-site.ts';
import { hashTree } from '../support/site-files.ts';
import { sourceCopy } from '../support/source-copy.ts';
import { stack } from '../support/stack.ts';

test('a new remote is published with no release of the host', async ({ page, site }) => {
  const hostBefore = await hashTree(path.join(site.dir, 'apps/host'));
  const source = await sourceCopy();
  try {
    const dir = path.join(source.dir, 'remote-price-list');
    for (const [file, text] of Object.entries(remoteFiles('price-list', 3199))) {
      await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
      await writeFile(path.join(dir, file), text);
    }
    const installed = path.join(stack.root, 'remote-dashboards/node_modules');
    await symlink(installed, path.join(dir, 'node_modules'));
    await promisify(execFile)(
      process.execPath,
      [path.join(installed, '@rspack/cli/bin/rspack.js'), 'build'],
      { cwd: dir, env: { ...process.env, NODE_ENV: 'production' } },
    );
    await site.release('publish', 'price-list', '--from', dir);
  } finally {
    await source.remove();
  }

  await page.goto(`${site.url}/price-list`);
  await expect(page.getByRole('heading', { level: 1, name: 'Price List' })).toBeVisible();
  await expect(page.locator('[data-remote="price-list"]')).toHaveAttribute('data-cohort', 'live');
  await page.getByRole('link', { name: 'Careers' }).first().click();
  await expect(page.locator('[data-remote="marketing"] h1')).toBeVisible();
  expect(await hashTree(path.join(site.dir, 'apps/host'))).toBe(hostBefore);
});
