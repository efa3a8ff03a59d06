import { setTimeout } from 'node:timers/promises';
import type { Page, Response } from '@playwright/test';
import {
  expectAccessible,
  expectAccessibleColours,
  expectNoSidewaysScroll,
  type Screen,
  screens,
} from './accessibility.ts';
import { holdBack } from './backend-calls.ts';
import { fontBlockPeriod, hasFallbackFonts } from './fonts.ts';
import { expectHydrated, isReacts, watchHydration } from './hydration.ts';
import { countMovement, scrollThrough, still } from './movement.ts';
import { footer } from './shell.ts';
import { expect } from './test.ts';

/** A page as the sweep meets it. */
export interface SweptPage {
  readonly address: string;
  readonly status?: number;
  readonly heading?: string | RegExp;
  /** Whether the document has the page already, so that React has only to hydrate it. */
  readonly isPrerendered?: boolean;
  readonly isStill?: boolean;
  /** Waits until the page has come to life. */
  readonly ready: (page: Page) => Promise<void>;
}

/** Zoom makes the page as narrow as it makes everything large: at 200 % a window of 1280 px has room for 640. */
const narrowWindows = {
  '320 px wide': { width: 320, height: 640 },
  'zoomed to 200 %': { width: 640, height: 360 },
  'zoomed to 400 %': { width: 320, height: 180 },
} as const;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Makes each document that the page opens from now on measurable, in the theme that the system does not have. */
export async function prepareSweep(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
    localStorage.setItem('torsa.theme', isDark ? 'light' : 'dark');
  });
  await watchHydration(page);
  return countMovement(page);
}

/** Opens a page with late fonts, and looks at it as it comes, as it is scrolled, and when its fonts arrive. */
async function expectToCome(
  page: Page,
  swept: SweptPage,
  open: () => Promise<Response | null>,
  movement: () => Promise<number>,
): Promise<void> {
  const { address, status = 200, isPrerendered = true, isStill = true, ready } = swept;
  const isBengali = /^\/bn(\/|$)/.test(address);
  // Bengali pages wait for their letters, where the system has none. So these are late, and no more.
  const releaseFonts = isBengali ? await delayFonts(page) : await holdBack(page, fontFiles);
  expect((await open())?.status()).toBe(status);
  await ready(page);
  await expect(page).toHaveURL(address);
  await expect(page.locator('html')).toHaveAttribute('lang', isBengali ? 'bn' : 'en');
  if (swept.heading) await expect(heading(page)).toHaveText(swept.heading);
  if (isPrerendered) await expectHydrated(page);
  // Until its code is there, the heading says that the page is loading.
  else await expect(heading(page)).not.toContainText('…');
  await expectShell(page);
  await scrollThrough(page);
  const moved = await movement();
  if (isStill) expect(moved, 'what moved').toBeLessThanOrEqual(still);
  const hasFallbacks = await hasFallbackFonts(page);
  releaseFonts();
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  if (isBengali || hasFallbacks) {
    // Of a hundred paragraphs, one has a last word that fits its line in one font alone: another word mends it.
    expect((await movement()) - moved, 'what late fonts moved').toBeLessThanOrEqual(still);
  }
}

const fontFiles = '**/*.woff2';

async function delayFonts(page: Page): Promise<() => void> {
  await page.route(fontFiles, async (route) => {
    await setTimeout(fontBlockPeriod);
    await route.continue();
  });
  return () => {};
}

/** The parts that every page has. */
async function expectShell(page: Page): Promise<void> {
  const name = /^(Main|প্রধান)$/;
  await expect(page.getByRole('navigation', { name, includeHidden: true })).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(heading(page)).toHaveCount(1);
  await expect(footer(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: /\bchat\b|চ্যাট/i })).toHaveCount(1);
  await expect(page.locator('[role="status"][aria-live="polite"]')).toHaveCount(1);
}

/** Both themes. Colours are measured at rest, not half faded in. */
async function expectAccessibleInBothThemes(page: Page, screen: Screen): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectAccessible(page, `${screen}, the theme that the system does not have`);
  await expectNoSidewaysScroll(page, screen);
  await page.evaluate(() => {
    // As when another tab takes the choice back.
    localStorage.removeItem('torsa.theme');
    dispatchEvent(new StorageEvent('storage', { key: 'torsa.theme', newValue: null }));
  });
  await expectAccessibleColours(page, `${screen}, the theme of the system`);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
}

/** However narrow or large it is shown, a page never scrolls sideways. */
async function expectReflow(page: Page): Promise<void> {
  for (const [name, size] of Object.entries(narrowWindows)) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page, name);
  }
}

/** On a phone and after a reload on a desktop. */
export async function expectOnBothScreens(
  page: Page,
  swept: SweptPage,
  movement: () => Promise<number>,
): Promise<void> {
  await page.setViewportSize(screens.phone);
  await page.emulateMedia({ colorScheme: 'light' });
  const opening = { waitUntil: 'commit' } as const;
  await expectToCome(page, swept, () => page.goto(swept.address, opening), movement);
  const { title, text } = await wordsOf(page);
  await expectAccessibleInBothThemes(page, 'phone');
  await expectReflow(page);

  await page.setViewportSize(screens.desktop);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectToCome(page, swept, () => page.reload(opening), movement);
  expect(await wordsOf(page)).toEqual({ title, text });
  await expectAccessibleInBothThemes(page, 'desktop');
}

async function wordsOf(page: Page) {
  return { title: await page.title(), text: await heading(page).textContent() };
}

/** A document whose scripts never run still has its page. */
export async function expectWithoutJavaScript(page: Page, address: string): Promise<void> {
  const text = (await heading(page).textContent()) ?? '';
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setScriptExecutionDisabled', { value: true });
  await page.goto(address);
  // Who is signed in is not known then, and everybody is shown the way in.
  await expect(page.locator('nav a[href$="/auth/login"]:not([hreflang])')).toHaveCSS(
    'visibility',
    'visible',
  );
  expect(await isReacts(page)).toBe(false);
  await expect(heading(page)).toBeVisible();
  await expect(heading(page)).toHaveText(text);
  expect((await page.getByRole('main').textContent())?.length).toBeGreaterThan(40);
  await expect(footer(page)).toBeVisible();
}
