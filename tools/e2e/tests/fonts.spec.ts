import type { Page, Response } from '@playwright/test';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { delayRequests } from '../support/backend-calls.ts';
import { pauseClock } from '../support/clock.ts';
import { fontBlockPeriodMs, setBengaliSystemFonts } from '../support/fonts.ts';
import { expectShellHydrated, openPage } from '../support/open-page.ts';
import { expect, test } from '../support/test.ts';

const ownFont = /\/apps\/host\/files\/([a-z-]+)\.[0-9a-f]{10}\.woff2$/;

test('the home page loads two font files, each once, and uses the fonts for its text', async ({
  page,
}) => {
  const answers = recordFontResponses(page);
  // Without a Bengali system font, the page also loads a font with the four letters of that language's name.
  const names = () =>
    answers
      .map((answer) => ownFont.exec(answer.url())?.[1])
      .filter((name) => name !== 'bengali-name')
      .sort();
  const expected = ['anek-bangla-latin', 'tiro-bangla-latin'];
  await page.goto('/');
  // On a busy machine the network may be idle before the layout of the first text, which requests the fonts.
  await expect.poll(names).toEqual(expected);
  await page.waitForLoadState('networkidle');
  expect(names()).toEqual(expected);
  for (const answer of answers) {
    expect(answer.headers()).toMatchObject({
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  }
  expect(await loadedFamilies(page)).toEqual(
    expect.arrayContaining(['Torsa Display', 'Torsa Text']),
  );
});

test('the test browser has only the fonts of the tests and no fonts of the machine', async ({
  page,
}) => {
  test.skip(process.platform !== 'linux', 'Other systems have no FONTCONFIG_FILE.');
  await page.context().grantPermissions(['local-fonts']);
  await page.goto('/robots.txt');
  const names = await page.evaluate(async () =>
    (await queryLocalFonts()).map(({ postscriptName }) => postscriptName),
  );
  expect(names.sort()).toEqual(['LiberationSans', 'LiberationSans-Bold', 'LiberationSerif']);
});

test('a Bengali page uses the Bengali web fonts, even if the fonts load late', async ({ page }) => {
  const release = await delayRequests(page, '**/*bengali*.woff2');
  const answers = recordFontResponses(page);
  await page.goto('/bn/about', { waitUntil: 'commit' });
  await page.waitForFunction((period) => performance.now() > period, fontBlockPeriodMs);
  release();
  await page.waitForLoadState('networkidle');
  expect(answers.map((answer) => ownFont.exec(answer.url())?.[1])).toEqual(
    expect.arrayContaining(['tiro-bangla-bengali', 'noto-sans-bengali']),
  );
  expect(answers.length).toBeLessThanOrEqual(4);
  expect(await loadedFamilies(page)).toEqual(
    expect.arrayContaining(['Torsa Display Bengali Now', 'Torsa Text Bengali Now']),
  );
});

test('an English page loads a Bengali font only when its text contains Bengali letters', async ({
  page,
}) => {
  const answers = recordFontResponses(page);
  const isLoaded = () => answers.some((answer) => answer.url().includes('noto-sans-bengali'));
  await openPage(page, '/contact');
  await page.waitForLoadState('networkidle');
  expect(isLoaded()).toBe(false);
  await page.getByLabel('Message').fill('আমাদের দোকানের জন্য একটি ওয়েবসাইট চাই।');
  await expect.poll(() => loadedFamilies(page)).toContain('Torsa Text Bengali Now');
  expect(isLoaded()).toBe(true);
});

test('a page uses system fonts until the site’s fonts are loaded', async ({ page }) => {
  const release = await delayRequests(page, '**/*.woff2');
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await expectShellHydrated(page);
  expect(await loadedFamilies(page)).toEqual(
    expect.arrayContaining(['Torsa Text Arial', 'Torsa Display Times']),
  );
  expect(await loadedFamilies(page)).not.toContain('Torsa Text');
  release();
  await expect.poll(() => loadedFamilies(page)).toContain('Torsa Text');
});

test.describe('a Bengali page whose fonts never load', () => {
  // The tests change the document's inline style, and the content policy contains its hash.
  test.use({ bypassCSP: true });

  test('a Bengali page whose fonts never load appears after three seconds on a system without Bengali fonts', async ({
    page,
  }) => {
    await setBengaliSystemFonts(page, 'missing');
    await page.route('**/*bengali*.woff2', () => {});
    await page.clock.install();
    await pauseClock(page);
    await page.goto('/bn/about', { waitUntil: 'commit' });
    const heading = page.locator('main h1');
    await heading.waitFor({ state: 'attached' });
    await page.clock.runFor(2900);
    await expect(heading).toBeHidden();
    await page.clock.runFor(200);
    await expect(heading).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  if (isExhaustive) {
    test('a Bengali page whose fonts never load appears immediately on a system with Bengali fonts', async ({
      page,
    }) => {
      await setBengaliSystemFonts(page, 'installed');
      await page.route('**/*bengali*.woff2', () => {});
      await page.clock.install();
      await pauseClock(page);
      await page.goto('/bn/about', { waitUntil: 'commit' });
      await expect(page.locator('main h1')).toBeVisible();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }
});

/** Records the responses of later font requests. */
function recordFontResponses(page: Page): readonly Response[] {
  const answers: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'font') answers.push(response);
  });
  return answers;
}

function loadedFamilies(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  );
}
