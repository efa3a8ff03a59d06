import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { siteFileKeys } from '@torsa/release/store/site-keys';
import {
  bengaliNavbar,
  bengaliPageHeadings,
  linkToBengaliPage,
  linkToEnglishPage,
  openBengaliPage,
} from '../support/bengali.ts';
import { openPage } from '../support/open-page.ts';
import { testStack } from '../support/stack.ts';
import { expect, test } from '../support/test.ts';

/** `localStorage` key of the language that a visitor has chosen. */
const languageKey = 'torsa.language';

const languageOf = (page: Page) => page.locator('html');
const alternates = (page: Page) =>
  page
    .locator('link[rel="alternate"]')
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
    );
const choose = (page: Page, language: string) =>
  page.addInitScript(
    ([key, value]) => {
      if (key && value && !localStorage.getItem(key)) localStorage.setItem(key, value);
    },
    [languageKey, language] as const,
  );

test('the development build of React hydrates documents in both languages without a warning', async ({
  page,
}) => {
  const paths = ['/careers', '/bn/contact?subject=Apps#main'];
  for (const path of isExhaustive ? ['/', '/bn', '/bn/careers', ...paths] : paths) {
    await test.step(`the development build of React hydrates ${path} without a warning`, async () => {
      await withDevelopmentHost(page, path);
      await page.goto(path);
      const h1 = page.getByRole('heading', { level: 1 });
      await h1.evaluate((element) => Object.assign(element, { composed: true }));
      await expect(page.locator('nav a[href$="/auth/login"]')).toHaveCSS('visibility', 'visible');
      await expect(h1).toHaveJSProperty('composed', true);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the Bengali home page shows its content, links and the language switch without JavaScript', async ({
    page,
  }) => {
    await page.goto('/bn');
    await expect(page).toHaveTitle(/^কোচবিহার ও কলকাতা থেকে .* · তোর্সা$/);
    await expect(
      page.getByRole('heading', { level: 1, name: bengaliPageHeadings['/bn'] }),
    ).toBeVisible();
    await expect(page.getByRole('contentinfo').getByText('সাগরদিঘির কাছে')).toBeVisible();
    await bengaliNavbar(page).getByRole('link', { name: 'আমাদের কথা' }).click();
    await expect(page).toHaveURL('/bn/about');
    await linkToEnglishPage(page).click();
    await expect(page).toHaveURL('/about');
  });
});

if (isExhaustive) {
  test('both language versions of a public page link to each other (hreflang), also after a navigation', async ({
    page,
  }) => {
    const named = (path: string) => [
      ['en', `${testStack.siteUrl}${path}`],
      ['bn', `${testStack.siteUrl}/bn${path}`],
      ['x-default', `${testStack.siteUrl}${path}`],
    ];
    await openPage(page, '/about');
    expect(await alternates(page)).toEqual(named('/about'));
    await openBengaliPage(page, '/bn/about');
    expect(await alternates(page)).toEqual(named('/about'));
    await bengaliNavbar(page).getByRole('link', { name: 'চাকরি' }).click();
    await expect(page).toHaveURL('/bn/careers');
    await expect(
      page.getByRole('heading', { level: 1, name: bengaliPageHeadings['/bn/careers'] }),
    ).toBeVisible();
    await expect.poll(() => alternates(page)).toEqual(named('/careers'));
  });
}

test('the language switch keeps the path, query and fragment and stores the chosen language', async ({
  page,
  context,
}) => {
  await openPage(page, '/contact?subject=Apps#main');
  await linkToBengaliPage(page).click();
  await expect(page).toHaveURL('/bn/contact?subject=Apps#main');
  await expect(page.getByLabel('বিষয়')).toHaveValue('Apps');

  const nextVisit = await context.newPage();
  await nextVisit.goto('/careers?from=mail#main');
  await expect(nextVisit).toHaveURL('/bn/careers?from=mail#main');
  await linkToEnglishPage(nextVisit).click();
  await expect(nextVisit).toHaveURL('/careers?from=mail#main');
  await nextVisit.reload();
  await expect(nextVisit).toHaveURL('/careers?from=mail#main');

  const lastVisit = await context.newPage();
  await lastVisit.goto('/bn');
  await expect(lastVisit).toHaveURL('/');
  await expect(languageOf(lastVisit)).toHaveAttribute('lang', 'en');
});

test('a visitor who has chosen Bengali never sees the English page during a slow redirect', async ({
  page,
}) => {
  await choose(page, 'bn');
  await page.route('**/bn/about', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  const painted: string[] = [];
  await page.exposeFunction('sawPage', (text: string) => painted.push(text));
  await page.addInitScript(() => {
    const look = () => {
      const { visibility } = getComputedStyle(document.documentElement);
      const heading = document.querySelector('h1')?.textContent;
      if (visibility !== 'hidden' && heading) {
        (globalThis as unknown as { sawPage: (text: string) => void }).sawPage(heading);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/about');
  await expect(page).toHaveURL('/bn/about');
  await expect(
    page.getByRole('heading', { level: 1, name: bengaliPageHeadings['/bn/about'] }),
  ).toBeVisible();
  await expect.poll(() => painted.length).toBeGreaterThan(0);
  expect(painted.filter((heading) => /[A-Za-z]/.test(heading))).toEqual([]);
});

if (isExhaustive) {
  test('a link within the site to the other language opens that language despite the stored choice', async ({
    page,
  }) => {
    await choose(page, 'bn');
    await openBengaliPage(page, '/bn/about');
    await page.evaluate(() => {
      const link = document.body.appendChild(document.createElement('a'));
      link.href = '/careers';
      link.textContent = 'In English';
    });
    await page.getByRole('link', { name: 'In English' }).click();
    await expect(page).toHaveURL('/careers');
    await expect(languageOf(page)).toHaveAttribute('lang', 'en');
  });
}

test('a visitor downloads the interface texts of only one language', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') {
      scripts.push(await response.text().catch(() => ''));
    }
  });
  await openBengaliPage(page, '/bn');
  const all = scripts.join('\n');
  expect(all).toContain('নদীর ধারে');
  for (const english of ['Good software, built beside', 'Skip to content', 'Read this page']) {
    expect(all).not.toContain(english);
  }
});

/** The document of a path with the development build of its host, which logs hydration mismatches. */
async function withDevelopmentHost(page: Page, address: string): Promise<void> {
  const script = await developmentHost();
  await page.route(testStack.siteUrl + address.replace(/#.*/, ''), async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const host = /<script [^>]*src="\/apps\/host\/files\/[^"]+"[^>]*>/;
    expect(html).toMatch(host);
    // In development emotion inserts styles as text, which the content policy blocks.
    const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
    expect(html).toMatch(policy);
    await route.fulfill({
      response,
      body: html.replace(policy, '').replace(host, `<script defer src="${script}">`),
    });
  });
}

async function developmentHost(): Promise<string> {
  const folder = path.join(testStack.siteDir, siteFileKeys.files('host'), 'development');
  const name = (await readdir(folder)).find((file) => /^host\.\w+\.js$/.test(file));
  if (!name) throw new Error('The host has no development bundle. Build it first.');
  return `/${siteFileKeys.browserFile('host', `development/${name}`)}`;
}
