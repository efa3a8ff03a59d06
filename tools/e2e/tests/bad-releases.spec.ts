import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { overrideNetworkInformation } from '../support/connection.ts';
import { test as base } from '../support/released-site.ts';
import {
  addCodeToPublishedScript,
  findScriptOfLiveRelease,
  readLiveVersion,
} from '../support/site-files.ts';
import { testStack } from '../support/stack.ts';
import { changedAppBuilds } from '../support/variants.ts';

/** Console messages of Chromium and the federation runtime for unusable files. */
const loadFailures = [
  /Failed to load resource/,
  /Failed to find a valid digest/,
  /Refused to execute script/,
  /preloaded using link preload/,
  /Federation Runtime/,
  /A section of the page failed to render/,
  /broken release/,
];

const test = base.extend({
  expectedConsole: async ({}, use) => {
    await use([...loadFailures]);
  },
});

/** The version before the second release. */
const firstVersion = () => readLiveVersion(testStack.siteDir, 'marketing');

/** Expects the previous version to run, the page to work, and no manipulated script to run. */
async function expectPrevious(page: Page, version: string): Promise<void> {
  const boundary = page.locator('[data-remote="marketing"]');
  await expect(boundary).toHaveAttribute('data-version', version);
  await expect(boundary).toHaveAttribute('data-fallback-from', /^[0-9a-f]{12}$/);
  await expect(boundary.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
}

// release-fallback.dom.test.ts, load-release.dom.test.ts and reload-if-outdated.dom.test.ts cover the parts of these
// journeys, and reporting.spec.ts loads a previous release.
if (isExhaustive) {
  test('visitors get the previous release of a remote when its new release throws on load', async ({
    page,
    secondSite: site,
  }) => {
    const first = await firstVersion();
    await page.addInitScript(() => Object.assign(globalThis, { throwsOnLoad: true }));
    await page.goto(`${site.url}/about`);
    await expectPrevious(page, first);
    await page.getByRole('link', { name: 'Careers' }).first().click();
    await expect(page).toHaveURL(`${site.url}/careers`);
    await expectPrevious(page, first);
  });

  test('visitors get the previous release of a remote when its new entry script was manipulated', async ({
    page,
    secondSite: site,
  }) => {
    const first = await firstVersion();
    await addCodeToPublishedScript(await findScriptOfLiveRelease(site.dir, 'marketing', 'remote'));
    await page.goto(`${site.url}/about`);
    await expectPrevious(page, first);
  });

  test('a page whose script chunk was manipulated is loaded from the previous release', async ({
    page,
    secondSite: site,
  }) => {
    const first = await firstVersion();
    await addCodeToPublishedScript(
      await findScriptOfLiveRelease(site.dir, 'marketing', 'about.en'),
    );
    await page.goto(site.url);
    await page.getByRole('link', { name: 'About Us' }).first().click();
    await expect(page).toHaveURL(`${site.url}/about`);
    await expectPrevious(page, first);
  });

  test('visitors get the previous release of a remote when its new release never finishes loading', async ({
    page,
    secondSite: site,
  }) => {
    const first = await firstVersion();
    const entry = path.basename(await findScriptOfLiveRelease(site.dir, 'marketing', 'remote'));
    await page.route(`**/${entry}`, () => {});
    await page.clock.install();
    const requested = page.waitForRequest(`**/${entry}`);
    await page.goto(`${site.url}/auth/login`);
    await page.getByRole('link', { name: 'Careers' }).first().click();
    await requested;
    // The time-out of a script.
    await page.clock.fastForward(10_000);
    await expectPrevious(page, first);
  });

  test('a page whose only release was manipulated shows a Retry button, and pages of other remotes work', async ({
    page,
    site,
  }) => {
    await addCodeToPublishedScript(await findScriptOfLiveRelease(site.dir, 'dashboards', 'remote'));
    await page.addInitScript(() => localStorage.setItem('founderAuthenticated', 'true'));
    await page.goto(site.url);
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('alert').getByRole('button', { name: 'Retry' })).toBeVisible();
    expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
    await page.getByRole('link', { name: 'About Us' }).first().click();
    await expect(page.locator('[data-remote="marketing"] h1')).toBeVisible();
  });

  test('a tab that uses deleted release versions loads the live versions instead', async ({
    page,
    site,
  }) => {
    // Data saver: the page must not be prefetched before the files are deleted.
    await overrideNetworkInformation(page, 'dataSaver');
    await page.goto(site.url);
    await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
    const first = await findScriptOfLiveRelease(site.dir, 'marketing', 'careers.en');
    await site.release(
      'publish',
      'marketing',
      '--from',
      await site.build(changedAppBuilds.secondMarketing),
    );
    await Promise.all(['', '.br', '.gz'].map((ending) => rm(first + ending)));
    await page.getByRole('link', { name: 'Careers' }).first().click();
    await expect(page).toHaveURL(`${site.url}/careers`);
    await expect(page.locator('[data-remote="marketing"] h1')).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-same-document');
  });
}
