import type { Browser, Locator, Page } from '@playwright/test';
import { openPage } from '../support/open-page.ts';
import { navbar } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

/** A part of the page that is far below what a visitor sees first. */
const lastPart = (page: Page) =>
  page.getByRole('main').getByRole('region').last().getByRole('list');

/** How far below its place it is shown, in pixels. */
function displacement(part: Locator): Promise<number> {
  return part.evaluate((element) => {
    let sum = 0;
    for (let at: Element | null = element; at; at = at.parentElement) {
      const [, down = '0'] = getComputedStyle(at).translate.split(' ');
      sum += Number.parseFloat(down);
    }
    return sum;
  });
}

/** Counts what the page asks the browser to fade. */
async function countFades(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    const counted: (typeof document)['startViewTransition'] = (update) => {
      const { dataset } = document.documentElement;
      dataset['fades'] = String(Number(dataset['fades'] ?? 0) + 1);
      return start(update);
    };
    document.startViewTransition = counted;
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset['fades'] ?? 0));
}

/** Goes to a page of another remote, and from there to one whose code has been fetched ahead for sure. */
async function goThereAndBack(page: Page): Promise<void> {
  const main = navbar(page);
  await main.getByRole('link', { name: 'Log In', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Log In' })).toBeFocused();
  await main.getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /river/ })).toBeFocused();
}

/** Of each time that the browser gives elements their style while something happens: to how many. */
async function countStyled(
  browser: Browser,
  page: Page,
  happen: () => Promise<void>,
): Promise<readonly number[]> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await happen();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  return traceEvents
    .filter(({ name }: { name: string }) => name === 'UpdateLayoutTree')
    .map(({ args }: { args: { elementCount: number } }) => args.elementCount);
}

test.describe('where motion is welcome', () => {
  test.use({ viewport: { width: 1280, height: 600 } });

  test('a page that is there fades in, also from another remote, and Back is at once', async ({
    page,
  }) => {
    const fades = await countFades(page);
    await openPage(page, '/about');
    await page.mouse.wheel(0, 400);
    await goThereAndBack(page);
    const soFar = await fades();
    // The code of the second page is there: it was the first one.
    expect(soFar).toBeGreaterThanOrEqual(1);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Log In' })).toBeFocused();
    expect(await fades()).toBe(soFar);
  });

  test('a fade gives few elements their style anew, for it begins with each click', async ({
    browser,
    page,
  }) => {
    await openPage(page, '/');
    const counts = await countStyled(browser, page, () =>
      page.evaluate(() => document.startViewTransition(() => {}).ready.then(() => {})),
    );
    expect(counts.length).toBeGreaterThan(0);
    expect(Math.max(...counts)).toBeLessThan(50);
  });

  test('a part comes up as it is scrolled into view, and is never hidden', async ({ page }) => {
    await openPage(page, '/contact');
    await expect(lastPart(page)).toHaveCSS('opacity', '1');
    expect(await displacement(lastPart(page))).toBe(20);
    await lastPart(page).evaluate((element) => element.scrollIntoView({ block: 'start' }));
    await expect.poll(() => displacement(lastPart(page))).toBe(0);
  });
});

test.describe('where less motion is asked for', () => {
  test.use({ reducedMotion: 'reduce', viewport: { width: 1280, height: 600 } });

  test('no page fades into another', async ({ page }) => {
    const fades = await countFades(page);
    await openPage(page, '/about');
    await goThereAndBack(page);
    expect(await fades()).toBe(0);
  });

  test('every part is where it belongs', async ({ page }) => {
    await openPage(page, '/contact');
    expect(await displacement(lastPart(page))).toBe(0);
  });
});
