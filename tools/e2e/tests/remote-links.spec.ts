import path from 'node:path';
import type { Page } from '@playwright/test';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { test } from '../support/released-site.ts';
import { hashFolder } from '../support/site-files.ts';
import { expect } from '../support/test.ts';
import { type ChangedAppBuild, changedAppBuilds } from '../support/variants.ts';

/** New pages in a release of a remote, by their link texts. */
interface NewLink {
  readonly path: string;
  readonly slot: 'navbar' | 'footer' | 'menu';
  readonly label: { readonly en: string; readonly bn: string };
}

const plans = { en: 'Prices and Plans', bn: 'দাম ও পরিকল্পনা' } as const;

const releases = [
  {
    app: 'marketing',
    from: '/auth/login',
    variant: changedAppBuilds.marketingWithNewPages,
    newLinks: [
      { path: '/plans', slot: 'navbar', label: plans },
      { path: '/plans', slot: 'footer', label: plans },
      {
        path: '/services/cloud-care',
        slot: 'menu',
        label: { en: 'Cloud Care', bn: 'ক্লাউড দেখভাল' },
      },
    ],
  },
  {
    app: 'auth',
    from: '/careers',
    variant: changedAppBuilds.authWithNewLogin,
    newLinks: [
      { path: '/auth/partner-login', slot: 'menu', label: { en: 'Partner', bn: 'অংশীদার' } },
    ],
  },
] as const satisfies readonly {
  readonly app: string;
  /** A page of another remote. */
  readonly from: string;
  readonly variant: ChangedAppBuild;
  readonly newLinks: readonly NewLink[];
}[];

const apps = ['host', 'marketing', 'auth', 'dashboards'] as const;

const linkTo = (page: Page, { path: to, label }: NewLink, language: 'en' | 'bn') =>
  page.locator(`a[href$="${to}"]`, { hasText: label[language] });

const entryOf = (page: Page, newLink: NewLink, language: 'en' | 'bn') =>
  page
    .locator(newLink.slot === 'footer' ? 'footer' : 'header')
    .locator(linkTo(page, newLink, language));

/** The element that contains a menu's button and list. */
const menuOf = (page: Page, newLink: NewLink, language: 'en' | 'bn') =>
  page.locator('header div', { has: linkTo(page, newLink, language) }).last();

// Each build takes long. navigation.test.ts of the release tools covers the links of a release in the default run.
for (const { app, from, variant, newLinks } of isExhaustive ? releases : []) {
  const others = apps.filter((one) => one !== app);

  test(`navigation links of ${app} appear only with its release and disappear after its rollback`, async ({
    page,
    browser,
    site,
  }) => {
    const filesOfOthers = () =>
      Promise.all(others.map((other) => hashFolder(path.join(site.dir, 'apps', other))));
    const before = await filesOfOthers();
    await site.release('publish', app, '--from', await site.build(variant));
    expect(await filesOfOthers()).toEqual(before);
    const reader = await browser.newPage({ javaScriptEnabled: false });
    for (const [index, newLink] of newLinks.entries()) {
      // Each link is tested with scripts in one language and without scripts in the other.
      const [language, other] = index % 2 === 0 ? (['en', 'bn'] as const) : (['bn', 'en'] as const);
      await follow(page, site.url, from, newLink, language, true);
      await follow(reader, site.url, from, newLink, other, false);
    }
    await reader.close();

    await site.release('rollback', app);
    expect(await filesOfOthers()).toEqual(before);
    for (const prefix of ['', '/bn']) {
      await page.goto(site.url + prefix + from);
      await expect(page.locator('[data-remote][data-version]')).toBeVisible();
      for (const { path: to } of newLinks) {
        await expect(page.locator(`a[href$="${to}"]`)).toHaveCount(0);
      }
    }
  });
}

/** Opens a link, with or without scripts. */
async function follow(
  page: Page,
  siteUrl: string,
  from: string,
  newLink: NewLink,
  language: 'en' | 'bn',
  hasScripts: boolean,
): Promise<void> {
  const site = `${siteUrl}${language === 'en' ? '' : '/bn'}`;
  await page.goto(site + from);
  if (hasScripts) await expect(page.locator('[data-remote][data-version]')).toBeVisible();
  // Focus opens the menu without scripts.
  if (newLink.slot === 'menu') await menuOf(page, newLink, language).getByRole('button').click();
  await entryOf(page, newLink, language).click();
  await expect(page).toHaveURL(site + newLink.path);
  await expect(page.locator('main h1')).toBeVisible();
}

/** The narrowest width with a one-line bar, in which one more link does not fit, and a usual width. */
const widths = [320, 390, 768, 1024, 1152, 1280] as const;

if (isExhaustive) {
  test('the navigation bar stays usable in both languages with one link too many', async ({
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
}

/** Expects all links of bar and footer to be readable and clickable, and the account links to be in one line. */
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

/** Returns controls that another element covers. */
function covered(page: Page, container: string): Promise<readonly string[]> {
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
  }, container);
}
