import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { test } from '../support/released-site.ts';
import { runReleaseByNpm } from '../support/run-release.ts';
import { hashFolder } from '../support/site-files.ts';
import { changedAppBuilds } from '../support/variants.ts';

test('a team can publish a changed page and roll it back without changing other apps', async ({
  page,
  site,
  context,
}) => {
  const others = () =>
    Promise.all(
      ['host', 'auth', 'dashboards'].map((app) => hashFolder(path.join(site.dir, 'apps', app))),
    );
  const documentOfOther = () => readFile(path.join(site.dir, 'auth/login/index.html'), 'utf8');
  const before = [await others(), await documentOfOther()];
  expect(before[1]).not.toContain('/apps/marketing/');
  const openTab = await context.newPage();
  await openTab.goto(site.url);

  const from = await site.build(changedAppBuilds.secondMarketing);
  await site.release('publish', 'marketing', '--from', from);

  expect([await others(), await documentOfOther()]).toEqual(before);
  await page.goto(`${site.url}/auth/login`);
  await page.getByRole('link', { name: 'About Us' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-release', 'second');

  // An open tab keeps the versions that it started with.
  await openTab.getByRole('link', { name: 'About Us' }).first().click();
  await expect(openTab).toHaveURL(`${site.url}/about`);
  await expect(openTab.locator('[data-remote="marketing"] h1')).toBeVisible();
  await expect(openTab.locator('html')).not.toHaveAttribute('data-release');

  await runReleaseByNpm(site.dir, 'rollback', 'marketing');
  await page.goto(`${site.url}/about`);
  await expect(page.locator('[data-remote="marketing"][data-version]')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-release');
});

// The unit tests of canary groups, previews and the overlay cover the parts of these journeys.
if (isExhaustive) {
  test('a preview link shows a release in only one browser tab, until the visitor ends the preview or the release is revoked', async ({
    page,
    context,
    site,
    expectedConsole,
  }) => {
    // The document preloads the live release, which a tab with a preview does not use.
    expectedConsole.push(/preloaded using link preload/);
    const from = await site.build(changedAppBuilds.secondMarketing);
    await site.release('preview', 'marketing', '--from', from);
    const listed = JSON.stringify(await site.release('list', 'marketing'));
    const registry = await (await fetch(`${site.url}/registry.json`)).json();
    const live = registry.remotes.marketing.live.version;
    const version =
      [...listed.matchAll(/"([0-9a-f]{12})"/g)]
        .map(([, found]) => found)
        .find((found) => found !== live) ?? '';

    await page.goto(`${site.url}/?preview=marketing@${version}`);
    const bar = page.getByRole('region', { name: 'Preview' });
    await expect(bar).toContainText(version);
    await page.getByRole('link', { name: 'About Us' }).first().click();
    await expect(page.locator('html')).toHaveAttribute('data-release', 'second');
    await expect(page.locator('[data-remote="marketing"]')).toHaveAttribute(
      'data-cohort',
      'preview',
    );

    const otherTab = await context.newPage();
    await otherTab.goto(`${site.url}/about`);
    await expect(otherTab.locator('[data-remote="marketing"]')).toHaveAttribute(
      'data-cohort',
      'live',
    );
    await expect(otherTab.locator('html')).not.toHaveAttribute('data-release');

    await bar.getByRole('link', { name: 'Leave the preview' }).click();
    await expect(bar).toBeHidden();
    await expect(page.locator('[data-remote="marketing"]')).toHaveAttribute('data-cohort', 'live');

    // The files of a revoked release are in the browser cache.
    await page.goto(`${site.url}/about?preview=marketing@${version}`);
    await expect(bar).toContainText(`This tab previews marketing ${version}.`);
    await site.release('revoke', 'marketing', version, '--reason', 'leaks names');
    await page.goto(`${site.url}/about`);
    await expect(bar).toContainText(`marketing ${version} was revoked`);
    await expect(page.locator('[data-remote="marketing"]')).toHaveAttribute('data-cohort', 'live');
    await expect(page.locator('html')).not.toHaveAttribute('data-release');
  });

  test('a browser stays in its canary release group until the canary release is promoted or aborted', async ({
    browser,
    site,
  }) => {
    const from = await site.build(changedAppBuilds.secondMarketing);
    await site.release('canary', 'marketing', '--percent', '50', '--from', from);

    // One tab simulates several browsers, because only their storage differs.
    const tab = await browser.newPage();
    const visit = async (id: string) => {
      const named = await tab.addInitScript(
        (key) => localStorage.setItem('torsa.browser', key),
        id,
      );
      const cohorts: (string | null)[] = [];
      for (let visits = 0; visits < 2; visits += 1) {
        await tab.goto(`${site.url}/about`);
        const boundary = tab.locator('[data-remote="marketing"][data-version]');
        await expect(boundary.getByRole('heading', { level: 1 })).toBeVisible();
        const second = await tab.locator('html').getAttribute('data-release');
        cohorts.push(await boundary.getAttribute('data-cohort'));
        expect(second === 'second').toBe(cohorts.at(-1) === 'canary');
      }
      await named.dispose();
      await tab.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      expect(cohorts[1], 'the group on the second visit').toBe(cohorts[0]);
      return cohorts[0];
    };
    const ids = Array.from({ length: 12 }, (_, index) => `browser-${index}`);
    const cohorts: unknown[] = [];
    // The group of a browser never changes; a few browsers are enough to find one in each group.
    for (const id of ids) {
      if (new Set(cohorts).size < 2) cohorts.push(await visit(id));
    }
    expect(new Set(cohorts)).toEqual(new Set(['live', 'canary']));
    const liveBrowser = ids[cohorts.indexOf('live')] ?? '';
    const canaryBrowser = ids[cohorts.indexOf('canary')] ?? '';

    await site.release('abort', 'marketing');
    expect(await visit(canaryBrowser)).toBe('live');

    await site.release('canary', 'marketing', '--percent', '50', '--from', from);
    await site.release('promote', 'marketing');
    await tab.addInitScript((key) => localStorage.setItem('torsa.browser', key), liveBrowser);
    await tab.goto(`${site.url}/about`);
    await expect(tab.locator('html')).toHaveAttribute('data-release', 'second');
    await tab.close();
  });

  test('the preview bar never shows text from the URL of a preview', async ({ page, site }) => {
    await page.goto(`${site.url}/about?preview=Your%20account%20is%20locked.%20Call%200800%20123`);
    const bar = page.getByRole('region', { name: 'Preview' });
    await expect(bar).toContainText('The preview cannot be shown.');
    await expect(bar).not.toContainText(/locked|0800/);
  });

  test('a preview link to an unpublished release shows an error, and the page shows the live release', async ({
    page,
    site,
    expectedConsole,
  }) => {
    expectedConsole.push(/status of 404.*release\.json/);
    await page.goto(`${site.url}/?preview=marketing@000000000000`);
    await expect(page.getByRole('region', { name: 'Preview' })).toContainText(
      'not published on this site',
    );
    await page.getByRole('link', { name: 'About Us' }).first().click();
    await expect(page.locator('[data-remote="marketing"] h1')).toBeVisible();
  });

  test('the boundaries overlay shows which team owns each page section', async ({ page, site }) => {
    await page.goto(`${site.url}/about?boundaries`);
    const overlay = page.getByRole('region', { name: /Boundaries/ });
    await expect(overlay.getByText(/marketing team · [0-9a-f]{12} · \d+ ms · live/)).toBeVisible();
    await expect(overlay.getByText('host team').first()).toBeAttached();
    await page.keyboard.press('Alt+Shift+B');
    await expect(overlay).not.toBeAttached();
    await page.keyboard.press('Alt+Shift+B');
    await expect(overlay).toBeAttached();
  });
}
