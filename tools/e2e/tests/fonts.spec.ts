import type { Page, Response, Route } from '@playwright/test';
import { holdBack } from '../support/backend-calls.ts';
import { countMovement, still } from '../support/movement.ts';
import { pageIsAlive } from '../support/open-page.ts';
import { inBengali, publicRoutes } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

const ownFont = /\/apps\/host\/files\/([a-z-]+)\.[0-9a-f]{10}\.woff2$/;

test('the home page loads two font files, once, and shows its text in them', async ({ page }) => {
  const answers = followFonts(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const names = answers.map((answer) => ownFont.exec(answer.url())?.[1]);
  // Where the system has no font for Bengali, the name of that language brings its four letters along.
  expect(names.filter((name) => name !== 'bengali-name').sort()).toEqual([
    'anek-bangla-latin',
    'tiro-bangla-latin',
  ]);
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

test('a page in Bengali shows its text in the fonts of that script, also when they come late', async ({
  page,
}) => {
  // Longer than a browser waits for a font that is optional.
  await page.route('**/*bengali*.woff2', (route) => lateBy(500, route));
  const answers = followFonts(page);
  await page.goto('/bn/about', { waitUntil: 'networkidle' });
  expect(answers.map((answer) => ownFont.exec(answer.url())?.[1])).toEqual(
    expect.arrayContaining(['tiro-bangla-bengali', 'noto-sans-bengali']),
  );
  expect(answers.length).toBeLessThanOrEqual(4);
  expect(await loadedFamilies(page)).toEqual(
    expect.arrayContaining(['Torsa Display Bengali Now', 'Torsa Text Bengali Now']),
  );
});

for (const width of [390, 1440]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('next to nothing moves when the fonts come late', async ({ page }) => {
      test.setTimeout(180_000);
      await page.goto('/');
      test.skip(!(await hasFallbacks(page)), 'This system has none of the fonts that stand in.');
      for (const path of Object.keys(publicRoutes)) {
        const shift = await shiftByLateFonts(page, path);
        // Of a hundred paragraphs, one has a last word that fits its line in one font alone: another word mends it.
        expect.soft(shift, path).toBeLessThanOrEqual(still);
      }
    });

    test('nothing moves in Bengali when its fonts come late, whatever the system has', async ({
      page,
    }) => {
      test.setTimeout(180_000);
      await page.route('**/*.woff2', (route) => lateBy(600, route));
      const moved = await countMovement(page);
      for (const path of Object.keys(publicRoutes).map(inBengali)) {
        await page.goto(path, { waitUntil: 'networkidle' });
        await expect(page.locator('main h1'), path).toBeVisible();
        expect.soft(await moved(), path).toBeLessThanOrEqual(still);
      }
    });
  });
}

test('a page in Bengali whose fonts never come is there after three seconds', async ({ page }) => {
  await page.route('**/*bengali*.woff2', () => {});
  await page.goto('/bn/about', { waitUntil: 'commit' });
  await expect(page.locator('main h1')).toBeVisible({ timeout: 6000 });
});

/** The answers to what the page asks for as a font, from now on. */
function followFonts(page: Page): readonly Response[] {
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

/** Whether the system has fonts that can be brought into the measures of the site's own. */
function hasFallbacks(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const standIns = ['Torsa Text Arial', 'Torsa Display Times'];
    const faces = [...document.fonts].filter(({ family }) => standIns.includes(family));
    return Promise.all(faces.map((face) => face.load())).then(
      () => true,
      () => false,
    );
  });
}

async function lateBy(milliseconds: number, route: Route): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  await route.continue();
}

/** Opens a page whose fonts come when all else is there. @returns how far things moved then, as CLS counts it */
async function shiftByLateFonts(page: Page, path: string): Promise<number> {
  const release = await holdBack(page, '**/*.woff2');
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await pageIsAlive(page);
  expect(await loadedFamilies(page), path).not.toContain('Torsa Text');
  const shift = page.evaluate(sumOfShifts);
  release();
  const sum = await shift;
  expect(await loadedFamilies(page), path).toContain('Torsa Text');
  await page.unrouteAll({ behavior: 'wait' });
  return sum;
}

/** In the page: adds up what moves until its fonts are there and drawn. */
async function sumOfShifts(): Promise<number> {
  let sum = 0;
  const add = (entries: PerformanceEntryList) => {
    for (const entry of entries) sum += (entry as PerformanceEntry & { value: number }).value;
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift' });
  await document.fonts.ready;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let frames = 0; frames < 3; frames += 1) await frame();
  add(observer.takeRecords());
  observer.disconnect();
  return sum;
}
