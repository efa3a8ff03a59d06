import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { delayRequests } from '../support/backend-calls.ts';
import { closeBrowserTabs } from '../support/close-pages.ts';
import { overrideNetworkInformation } from '../support/connection.ts';
import {
  contactField,
  contactFields,
  fillContactForm,
  validContactMessage,
} from '../support/contact-form.ts';
import { type CopiedSite, copyAndServeSite } from '../support/copied-site.ts';
import { expectFormHydrated } from '../support/form.ts';
import { findScriptOfLiveRelease } from '../support/site-files.ts';
import { test as base, expect } from '../support/test.ts';

/** Console messages of Chromium and the page's error boundary for missing files. */
const loadFailures = [
  /Failed to load resource/,
  /Refused to execute script/,
  /preloaded using link preload/,
  /A section of the page failed to render/,
];

const test = base.extend<{ readonly site: CopiedSite }>({
  site: async ({ context }, use) => {
    const site = await copyAndServeSite();
    await use(site);
    await closeBrowserTabs(context);
    await site.close();
  },
});

for (const { remote, link, path: to, others } of (
  [
    { remote: 'marketing', link: 'Careers', path: '/careers', others: ['/auth/login'] },
    { remote: 'auth', link: 'Log In', path: '/auth/login', others: ['/', '/about'] },
  ] as const
).filter(({ remote }) => isExhaustive || remote === 'marketing')) {
  test(`when the files of ${remote} are missing, other pages work, and Retry works after the files are restored`, async ({
    page,
    site,
    expectedConsole,
  }) => {
    expectedConsole.push(...loadFailures);
    const files = path.join(site.dir, 'apps', remote);
    await rename(files, `${files}.away`);

    await page.goto(site.url + others[0]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('link', { name: link, exact: true }).first().click();
    await expect(page.getByRole('alert').getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.getByRole('button', { name: /chat/i }).click();
    await expect(page.getByRole('dialog', { name: /chat/i })).toBeVisible();
    await page.keyboard.press('Escape');

    await rename(`${files}.away`, files);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page).toHaveURL(site.url + to);
    await expect(page.getByRole('button', { name: 'Retry' })).toBeHidden();
    await expect(page.locator(`[data-remote="${remote}"] h1`)).toBeVisible();
  });
}

test('a page shows the site layout and a Retry button when the files of its remote are missing', async ({
  page,
  site,
  expectedConsole,
}) => {
  expectedConsole.push(...loadFailures);
  const files = path.join(site.dir, 'apps/marketing');
  await rename(files, `${files}.away`);
  await page.goto(`${site.url}/about`);
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await rename(`${files}.away`, files);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.locator('[data-remote="marketing"] h1')).toBeVisible();
});

if (isExhaustive) {
  test('a form shows the typed text again after Retry when the page failed to hydrate', async ({
    page,
    site,
    expectedConsole,
  }) => {
    expectedConsole.push(...loadFailures);
    const files = path.join(site.dir, 'apps/marketing');
    await rename(files, `${files}.away`);
    const letHostCome = await delayRequests(page, '**/apps/host/files/*.js');
    await page.goto(`${site.url}/contact`, { waitUntil: 'commit' });
    await fillContactForm(page, validContactMessage);
    letHostCome();
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await rename(`${files}.away`, files);
    await page.getByRole('button', { name: 'Retry' }).click();
    for (const field of contactFields) {
      await expect(contactField(page, field)).toHaveValue(validContactMessage[field]);
    }
    await expectFormHydrated(page);
    // From now on the page stores the text as a draft.
    await page.reload();
    await expect(contactField(page, 'message')).toHaveValue(validContactMessage.message);
  });

  test('other pages of a remote work when the script chunk of one page is missing', async ({
    page,
    site,
    expectedConsole,
  }) => {
    expectedConsole.push(...loadFailures);
    // Data saver: the page must not be prefetched before its chunk is deleted.
    await overrideNetworkInformation(page, 'dataSaver');
    await page.goto(site.url);
    await page.waitForLoadState('networkidle');
    await removeChunk(site, 'marketing', 'careers.en');
    await page.getByRole('link', { name: 'Careers' }).first().click();
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await page.getByRole('link', { name: 'About Us' }).first().click();
    await expect(page).toHaveURL(`${site.url}/about`);
    await expect(page.locator('[data-remote="marketing"] h1')).toBeVisible();
  });

  test('each invalid field of a document’s release data and site config is logged to the console', async ({
    page,
    site,
    expectedConsole,
  }) => {
    expectedConsole.push(/The data of this document is invalid/, /preloaded using link preload/);
    const file = path.join(site.dir, 'index.html');
    const html = await readFile(file, 'utf8');
    const broken = html
      .replace(/("live":\{"version":")[^"]+"/, '$1"')
      .replace(/"publishableKey":"[^"]+",?/, '')
      .replace(/"backendUrl":"[^"]+"/, '"backendUrl":"nowhere"');
    expect(broken).not.toBe(html);
    await writeFile(file, broken);
    await Promise.all(['.br', '.gz'].map((ending) => rm(file + ending)));
    await page.goto(site.url);
    await expect(
      page.getByRole('heading', { level: 1, name: /not set up correctly/i }),
    ).toBeVisible();
    for (const field of ['remotes.marketing.live.version', 'backendUrl', 'publishableKey']) {
      await expect(page.getByRole('listitem').filter({ hasText: field })).toBeVisible();
    }
  });
}

async function removeChunk(site: CopiedSite, app: string, page: string): Promise<void> {
  const chunk = await findScriptOfLiveRelease(site.dir, app, page);
  await Promise.all(['', '.br', '.gz'].map((ending) => rm(chunk + ending)));
}
