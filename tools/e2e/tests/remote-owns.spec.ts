import path from 'node:path';
import type { Page } from '@playwright/test';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { test } from '../support/released-site.ts';
import { hashTree } from '../support/site-files.ts';
import { expect } from '../support/test.ts';
import { type Variant, variants } from '../support/variants.ts';

/** What a release of a remote brings, by the words that lead to it. */
interface Brought {
  readonly path: string;
  readonly slot: 'navbar' | 'footer' | 'menu';
  readonly words: { readonly en: string; readonly bn: string };
}

const plans = { en: 'Prices and Plans', bn: 'দাম ও পরিকল্পনা' } as const;

const releases = [
  {
    app: 'marketing',
    from: '/auth/login',
    variant: variants.marketingWithNewPages,
    brings: [
      { path: '/plans', slot: 'navbar', words: plans },
      { path: '/plans', slot: 'footer', words: plans },
      {
        path: '/services/cloud-care',
        slot: 'menu',
        words: { en: 'Cloud Care', bn: 'ক্লাউড দেখভাল' },
      },
    ],
  },
  {
    app: 'auth',
    from: '/careers',
    variant: variants.authWithNewLogin,
    brings: [{ path: '/auth/partner-login', slot: 'menu', words: { en: 'Partner', bn: 'অংশীদার' } }],
  },
] as const satisfies readonly {
  readonly app: string;
  /** A page of another remote. */
  readonly from: string;
  readonly variant: Variant;
  readonly brings: readonly Brought[];
}[];

const apps = ['host', 'marketing', 'auth', 'dashboards'] as const;

const linkTo = (page: Page, { path: to, words }: Brought, language: 'en' | 'bn') =>
  page.locator(`a[href$="${to}"]`, { hasText: words[language] });

const entryOf = (page: Page, brought: Brought, language: 'en' | 'bn') =>
  page
    .locator(brought.slot === 'footer' ? 'footer' : 'header')
    .locator(linkTo(page, brought, language));

/** What holds the button of a menu and its list. */
const menuOf = (page: Page, brought: Brought, language: 'en' | 'bn') =>
  page.locator('header div', { has: linkTo(page, brought, language) }).last();

for (const { app, from, variant, brings } of isExhaustive ? releases : releases.slice(0, 1)) {
  const others = apps.filter((one) => one !== app);

  test(`what ${app} brings into the bars comes with its release alone, and goes with its rollback`, async ({
    page,
    browser,
    site,
  }) => {
    const filesOfOthers = () =>
      Promise.all(others.map((other) => hashTree(path.join(site.dir, 'apps', other))));
    const before = await filesOfOthers();
    await site.release('publish', app, '--from', await site.build(variant));
    expect(await filesOfOthers()).toEqual(before);
    const reader = await browser.newPage({ javaScriptEnabled: false });
    for (const [index, brought] of brings.entries()) {
      // Each entry in one language with scripts and in the other without.
      const [language, other] = index % 2 === 0 ? (['en', 'bn'] as const) : (['bn', 'en'] as const);
      await follow(page, site.url, from, brought, language, true);
      await follow(reader, site.url, from, brought, other, false);
    }
    await reader.close();

    await site.release('rollback', app);
    expect(await filesOfOthers()).toEqual(before);
    for (const prefix of ['', '/bn']) {
      await page.goto(site.url + prefix + from);
      await expect(page.locator('[data-remote][data-version]')).toBeVisible();
      for (const { path: to } of brings) {
        await expect(page.locator(`a[href$="${to}"]`)).toHaveCount(0);
      }
    }
  });
}

/** Follows an entry, as somebody with scripts or without. */
async function follow(
  page: Page,
  siteUrl: string,
  from: string,
  brought: Brought,
  language: 'en' | 'bn',
  hasScripts: boolean,
): Promise<void> {
  const site = `${siteUrl}${language === 'en' ? '' : '/bn'}`;
  await page.goto(site + from);
  if (hasScripts) await expect(page.locator('[data-remote][data-version]')).toBeVisible();
  // The button has the focus then: without scripts that opens its menu.
  if (brought.slot === 'menu') await menuOf(page, brought, language).getByRole('button').click();
  await entryOf(page, brought, language).click();
  await expect(page).toHaveURL(site + brought.path);
  await expect(page.locator('main h1')).toBeVisible();
}

/** The narrowest bar in one line, where one entry more does not fit, and what is usual. */
const widths = [320, 390, 768, 1024, 1152, 1280] as const;

test('a bar that gets one entry more than fits copes in both languages', async ({
  page,
  siteWithNewPages: site,
}) => {
  for (const prefix of ['', '/bn']) {
    await page.goto(`${site.url}${prefix}/careers`);
    await expect(page.locator('[data-remote][data-version]')).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 640 });
      await expectRoom(page);
    }
  }
});

/** Everything in the bar and in the footer can be read and pressed, and what leads to the account stays together. */
async function expectRoom(page: Page): Promise<void> {
  expect(await covered(page, 'footer')).toEqual([]);
  const menuButton = page.locator('header button:not(nav *)');
  const isInMenu = await menuButton.isVisible();
  if (isInMenu) await menuButton.click();
  expect(await covered(page, 'header nav')).toEqual([]);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(sideways).toBeLessThanOrEqual(0);
  if (isInMenu) {
    await menuButton.click();
    return;
  }
  const account = page.locator('header nav > div').last().locator('a:visible, button:visible');
  const middles = await account.evaluateAll((entries) =>
    entries.map((entry) => {
      const { top, bottom } = entry.getBoundingClientRect();
      return Math.round((top + bottom) / 2);
    }),
  );
  expect(new Set(middles).size).toBe(1);
}

/** What somebody would press, and is not what lies there. */
function covered(page: Page, part: string): Promise<readonly string[]> {
  return page.evaluate((within) => {
    const entries = document.querySelectorAll(`${within} :is(a, button)`);
    const seen = [...entries].filter((entry) => entry.checkVisibility());
    const wrong = seen.filter((entry) => {
      entry.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, right, top, bottom } = entry.getBoundingClientRect();
      return [left + 2, right - 2].some(
        (x) => !entry.contains(document.elementFromPoint(x, (top + bottom) / 2)),
      );
    });
    return seen.length > 5 ? wrong.map(({ textContent }) => textContent ?? '') : ['everything'];
  }, part);
}
