import type { TempFolder } from '@torsa/node-lib/temp-folder';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { overrideNetworkInformation } from '../support/connection.ts';
import { copySeedData } from '../support/copy-seed-data.ts';
import { type RunningCommand, runCommand } from '../support/run-command.ts';
import { createSourceCopy, type SourceCopy } from '../support/source-copy.ts';
import { testStack } from '../support/stack.ts';
import { expect, test } from '../support/test.ts';

const ports = testStack.thirdPorts;
const siteUrl = `http://localhost:${ports.SITE_PORT}`;

// dev.spec.ts starts the development server of all apps in the default run.
if (isExhaustive) {
  let source: SourceCopy;
  let dev: RunningCommand;
  let data: TempFolder;

  test.beforeAll(async () => {
    source = await createSourceCopy();
    data = await copySeedData();
    dev = runCommand('npm', ['run', 'dev', '--', 'auth'], source.dir, {
      ...ports,
      SITE_DIR: testStack.siteDir,
      DATA_DIR: data.path,
    });
    await dev.waitForOutput(`Site ready: ${siteUrl}`);
  });

  test.afterAll(async () => {
    await dev.interrupt();
    await Promise.all([source.remove(), data.remove()]);
  });

  test('npm run dev serves one remote from source within the published site, and a source edit keeps typed text', async ({
    page,
  }) => {
    // Data saver: pages of the remote must not be prefetched.
    await overrideNetworkInformation(page, 'dataSaver');
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await page.goto(`${siteUrl}/about`);
    await expect(page.locator('[data-remote="marketing"] h1')).toBeVisible();
    expect(scripts.filter((script) => script.includes('/marketing/')).length).toBeGreaterThan(1);
    expect(scripts.every((script) => script.startsWith('/apps/'))).toBe(true);

    await page.getByRole('link', { name: 'Log In', exact: true }).click();
    await page.getByLabel('Email').fill('typed@example.com');
    await expect(page.locator('[data-remote="auth"]')).toHaveAttribute('data-version', 'source');

    await source.edit(
      'remote-auth/src/log-in/log-in-page.copy.en.ts',
      'New here?',
      'Are you new here?',
    );
    await expect(page.getByText('Are you new here?')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('typed@example.com');
  });
}
