import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import {
  expectAccessible,
  expectAccessibleColours,
  expectNoHorizontalScroll,
  type Screen,
  screens,
} from './accessibility.ts';
import { holdRequests } from './backend-calls.ts';
import { expectContrastWithBackground, expectLargeTargets } from './click-targets.ts';
import { fontBlockPeriod } from './fonts.ts';
import { expectHydrated, isReactAttached } from './hydration.ts';
import { negligibleShift, scrollThrough } from './layout-shift.ts';
import { footer } from './shell.ts';
import { expect } from './test.ts';

/** A page as the sweep meets it. */
export interface SweptPage {
  readonly address: string;
  readonly status?: number;
  readonly heading?: string | RegExp;
  /** Whether the document has the page already, so that React has only to hydrate it. */
  readonly isPrerendered?: boolean;
  readonly isStable?: boolean;
  /** Waits until the page has come to life. */
  readonly ready: (page: Page) => Promise<void>;
}

/** Zoom makes the page as narrow as it makes everything large: at 200 % a window of 1280 px has room for 640. */
const narrowWindows = {
  ...(isExhaustive && { '320 px wide': { width: 320, height: 640 } }),
  'zoomed to 200 %': { width: 640, height: 360 },
  // The last one: in the smallest window the reload and the page without JavaScript cost least.
  'zoomed to 400 %': { width: 320, height: 180 },
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens a page with late fonts, and looks at it as it comes, as it is scrolled, and when its fonts arrive. */
async function expectToLoad(
  page: Page,
  swept: SweptPage,
  movement: () => Promise<number>,
): Promise<void> {
  const { address, status = 200, isPrerendered = true, isStable = true, ready } = swept;
  const language = languageOf(address);
  // Bengali pages wait for their letters, where the system has none. So these are late, and no more.
  const releaseFonts =
    language === 'bn' ? await delayFonts(page) : await holdRequests(page, fontFiles);
  const response = await page.goto(address, { waitUntil: 'commit' });
  expect(response?.status()).toBe(status);
  await ready(page);
  await expect(page).toHaveURL(address);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  if (swept.heading) await expect(heading(page)).toHaveText(swept.heading);
  if (isPrerendered) await expectHydrated(page);
  // Until its code is there, the heading says that the page is loading.
  else await expect(heading(page)).not.toContainText('…');
  await expectShell(page);
  await scrollThrough(page);
  const moved = await movement();
  if (isStable) expect(moved, 'what moved').toBeLessThanOrEqual(negligibleShift);
  releaseFonts();
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  // A page whose requests are looked through has no cache.
  await page.unrouteAll({ behavior: 'wait' });
  // Of a hundred paragraphs, one has a last word that fits its line in one font alone: another word mends it.
  expect((await movement()) - moved, 'what late fonts moved').toBeLessThanOrEqual(negligibleShift);
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
  const name = /^(Main|প্রধান মেনু)$/;
  await expect(page.getByRole('navigation', { name, includeHidden: true })).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(heading(page)).toHaveCount(1);
  await expect(footer(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: /\bchat\b|চ্যাট/i })).toHaveCount(1);
  await expect(page.locator('[role="status"][aria-live="polite"]')).toHaveCount(1);
}

/** In the theme that the system does not have, and in both where each is wanted. Colours are measured at rest. */
async function expectAccessibleInThemes(
  page: Page,
  { screen, bothThemes }: DisplaySettings,
): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectAccessible(page, `${screen}, the theme that the system does not have`);
  await expectNoHorizontalScroll(page, screen);
  if (screen === 'phone') {
    await expectLargeTargets(page);
    await expectContrastWithBackground(page, 'the theme that the system does not have');
  }
  if (bothThemes) {
    await page.evaluate(() => {
      // As when another tab takes the choice back.
      localStorage.removeItem('torsa.theme');
      dispatchEvent(new StorageEvent('storage', { key: 'torsa.theme', newValue: null }));
    });
    await expectAccessibleColours(page, `${screen}, the theme of the system`);
    if (screen === 'phone') await expectContrastWithBackground(page, 'the theme of the system');
  }
}

/** However narrow or large it is shown, a page never scrolls sideways. */
async function expectReflow(page: Page): Promise<void> {
  for (const [name, size] of Object.entries(narrowWindows)) {
    await page.setViewportSize(size);
    await expectNoHorizontalScroll(page, name);
  }
}

/** On which screen a page is looked at, and in which theme. */
interface DisplaySettings {
  readonly screen: Screen;
  /** The system's theme. The page is shown in the other one. */
  readonly system: 'light' | 'dark';
  readonly bothThemes: boolean;
}

const allSettings: readonly DisplaySettings[] = [
  { screen: 'phone', system: 'light', bothThemes: true },
  { screen: 'desktop', system: 'dark', bothThemes: true },
];

/** One look at each address: a page in one language has the screen and the theme that it has not in the other. */
function sampledSettings(address: string): DisplaySettings {
  const isBengali = languageOf(address) === 'bn';
  const path = address.replace(/^\/bn(?=\/|$)/, '') || '/';
  const place = [...path].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return {
    screen: (place % 2 === 0) === isBengali ? 'phone' : 'desktop',
    system: place % 4 < 2 === isBengali ? 'light' : 'dark',
    bothThemes: false,
  };
}

const languageOf = (address: string) => (/^\/bn(\/|$)/.test(address) ? 'bn' : 'en');

/** Opens a page, looks at it and reloads it: on one screen and in one language, or in an exhaustive run in each. */
export async function expectPageWorks(
  page: Page,
  swept: SweptPage,
  movement: () => Promise<number>,
): Promise<void> {
  const words = new Set<string>();
  for (const look of isExhaustive ? allSettings : [sampledSettings(swept.address)]) {
    await page.setViewportSize(screens[look.screen]);
    const motion = isExhaustive ? 'no-preference' : 'reduce';
    await page.emulateMedia({ colorScheme: look.system, reducedMotion: motion });
    await expectToLoad(page, swept, movement);
    words.add(await pageText(page));
    await expectAccessibleInThemes(page, look);
    await expectReflow(page);
  }
  // What a page keeps over a reload does not depend on the language.
  if (!isExhaustive && languageOf(swept.address) === 'en') return;
  await page.reload();
  await swept.ready(page);
  await expect(async () => expect(words).toContain(await pageText(page))).toPass();
  expect(words.size).toBe(1);
}

async function pageText(page: Page): Promise<string> {
  return `${await page.title()}: ${await heading(page).textContent()}`;
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
  expect(await isReactAttached(page)).toBe(false);
  await expect(heading(page)).toBeVisible();
  await expect(heading(page)).toHaveText(text);
  expect((await page.getByRole('main').textContent())?.length).toBeGreaterThan(40);
  await expect(footer(page)).toBeVisible();
  await devtools.send('Emulation.setScriptExecutionDisabled', { value: false });
}
