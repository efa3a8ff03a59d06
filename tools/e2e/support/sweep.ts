import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import {
  expectAccessible,
  expectAccessibleColours,
  expectNoHorizontalScroll,
  type ScreenSize,
  screenSizes,
} from './accessibility.ts';
import { delayRequests } from './backend-calls.ts';
import { expectContrastWithBackground, expectLargeClickTargets } from './click-targets.ts';
import { fontBlockPeriodMs } from './fonts.ts';
import { expectHydrated, isReactAttached } from './hydration.ts';
import { type LayoutShift, maxLayoutShiftScore, scrollPageDownAndUp } from './layout-shift.ts';
import { toBengaliPath } from './routes.ts';
import { footer } from './shell.ts';
import { getPublishedVersionsSeed, sumCharacterCodes } from './site-number.ts';
import { expect, test } from './test.ts';

/** A page that the page sweep (checks of every page) opens, with its expected content. */
export interface PageToCheck {
  readonly address: string;
  readonly status?: number;
  readonly heading?: string | RegExp;
  /** True if the HTML document contains the prerendered page, so that React only hydrates the page. */
  readonly isPrerendered?: boolean;
  readonly isStable?: boolean;
  /** Waits until React has hydrated the page. */
  readonly ready: (page: Page) => Promise<void>;
}

/** Window sizes that simulate browser zoom of a 1280 px window: at 200 % the page is 640 px wide. */
const narrowWindows = {
  ...(isExhaustive && { '320 px wide': { width: 320, height: 640 } }),
  'zoomed to 200 %': { width: 640, height: 360 },
  // The smallest window size is last, because later checks run fastest in a small window.
  'zoomed to 400 %': { width: 320, height: 180 },
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens a page with delayed fonts, and checks its content and its layout shifts. */
async function expectToLoad(
  page: Page,
  swept: PageToCheck,
  movement: () => Promise<LayoutShift>,
): Promise<void> {
  const { address, status = 200, isPrerendered = true, isStable = true, ready } = swept;
  const language = languageOf(address);
  // Delays fonts only briefly, because a Bengali page waits for its font on a system without Bengali fonts.
  const releaseFonts =
    language === 'bn' ? await delayFonts(page) : await delayRequests(page, fontFiles);
  const response = await page.goto(address, { waitUntil: 'commit' });
  expect(response?.status()).toBe(status);
  await ready(page);
  await expect(page).toHaveURL(address);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  if (swept.heading) await expect(heading(page)).toHaveText(swept.heading);
  if (isPrerendered) await expectHydrated(page);
  // Waits until the page's code has loaded and the heading contains no “Loading…”.
  else await expect(heading(page)).not.toContainText('…');
  await expectShell(page);
  await scrollPageDownAndUp(page);
  const moved = await movement();
  if (isStable) {
    expect(moved.sum, `layout shift:\n${moved.details}`).toBeLessThanOrEqual(maxLayoutShiftScore);
  }
  releaseFonts();
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  // Removes the request handlers, because Playwright disables the browser cache while they exist.
  await page.unrouteAll({ behavior: 'wait' });
  // If this assertion fails, change the text of the paragraph that moved, because the two fonts break its last line
  // differently.
  const withFonts = await movement();
  expect(
    withFonts.sum - moved.sum,
    `layout shift by late fonts:\n${withFonts.details}`,
  ).toBeLessThanOrEqual(maxLayoutShiftScore);
}

const fontFiles = '**/*.woff2';

async function delayFonts(page: Page): Promise<() => void> {
  await page.route(fontFiles, async (route) => {
    await setTimeout(fontBlockPeriodMs);
    await route.continue();
  });
  return () => {};
}

/** Expects the elements of the page shell: navigation bar, main, heading, footer, chat and status region. */
async function expectShell(page: Page): Promise<void> {
  const name = /^(Main|প্রধান মেনু)$/;
  await expect(page.getByRole('navigation', { name, includeHidden: true })).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(heading(page)).toHaveCount(1);
  await expect(footer(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: /\bchat\b|চ্যাট/i })).toHaveCount(1);
  await expect(page.locator('[role="status"][aria-live="polite"]')).toHaveCount(1);
}

/** Checks accessibility in the theme that differs from the system theme, and optionally in both themes. */
async function expectAccessibleInThemes(
  page: Page,
  { screen, bothThemes }: DisplaySettings,
): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectAccessible(page, `${screen}, the theme that the system does not use`);
  await expectNoHorizontalScroll(page, screen);
  if (screen === 'phone') {
    await expectLargeClickTargets(page);
    await expectContrastWithBackground(page, 'the theme that the system does not use');
  }
  if (bothThemes) {
    await page.evaluate(() => {
      // Simulates the storage event that occurs when another tab resets the theme.
      localStorage.removeItem('torsa.theme');
      dispatchEvent(new StorageEvent('storage', { key: 'torsa.theme', newValue: null }));
    });
    await expectAccessibleColours(page, `${screen}, the theme of the system`);
    if (screen === 'phone') await expectContrastWithBackground(page, 'the theme of the system');
  }
}

/** Expects the page not to scroll horizontally at any width and browser zoom. */
async function expectReflow(page: Page): Promise<void> {
  for (const [name, size] of Object.entries(narrowWindows)) {
    await page.setViewportSize(size);
    await expectNoHorizontalScroll(page, name);
  }
}

/** Viewport and colour theme in which a test checks a page. */
interface DisplaySettings {
  readonly screen: ScreenSize;
  /** The operating system's theme. The page uses the opposite theme. */
  readonly system: 'light' | 'dark';
  readonly bothThemes: boolean;
}

const allSettings: readonly DisplaySettings[] = [
  { screen: 'phone', system: 'light', bothThemes: true },
  { screen: 'desktop', system: 'dark', bothThemes: true },
];

/**
 * The sampled combinations of language, screen size and theme. They cover every pair of two values, such as Bengali on a
 * phone.
 */
const samples = [
  { language: 'en', screen: 'phone', system: 'light' },
  { language: 'bn', screen: 'desktop', system: 'light' },
  { language: 'en', screen: 'desktop', system: 'dark' },
  { language: 'bn', screen: 'phone', system: 'dark' },
] as const;

/** After loading a page, a test either reopens it or checks its accessibility and reflow. */
const checks = ['reopen', 'none', 'accessibility', 'none'] as const;

/** Selects one combination of language, screen size and theme for a page, and one check. */
function sampleOf(address: string) {
  const number =
    sumCharacterCodes(address.replace(/^\/bn(?=\/|$)/, '') || '/') + getPublishedVersionsSeed();
  const sample = samples[number % samples.length] ?? samples[0];
  return {
    ...sample,
    bothThemes: false,
    check: checks[Math.floor(number / samples.length) % checks.length],
  };
}

/** True if a run opens the page at this path. Only an exhaustive test run opens every page. */
export function isPageSampled(path: string): boolean {
  return isExhaustive || sampleOf(path).check !== 'none';
}

/** Calls `check` with a page's URL path in one selected language, or in both languages in an exhaustive test run. */
export async function checkInSampledLanguages(
  path: string,
  check: (address: string) => Promise<void>,
): Promise<void> {
  const both = [path, toBengaliPath(path)] as const;
  const sampled = sampleOf(path).language === 'en' ? both[0] : both[1];
  for (const address of isExhaustive ? both : [sampled]) {
    await test.step(address, () => check(address));
  }
}

const languageOf = (address: string) => (/^\/bn(\/|$)/.test(address) ? 'bn' : 'en');

/** Opens a page with one screen size and theme, and either checks or reloads it. An exhaustive test run does both. */
export async function expectPageWorks(
  page: Page,
  swept: PageToCheck,
  movement: () => Promise<LayoutShift>,
): Promise<void> {
  const texts = new Set<string>();
  const sample = sampleOf(swept.address);
  for (const look of isExhaustive ? allSettings : [sample]) {
    await page.setViewportSize(screenSizes[look.screen]);
    const motion = isExhaustive ? 'no-preference' : 'reduce';
    await page.emulateMedia({ colorScheme: look.system, reducedMotion: motion });
    await expectToLoad(page, swept, movement);
    texts.add(await pageText(page));
    if (sample.check !== 'accessibility' && !isExhaustive) continue;
    await expectAccessibleInThemes(page, look);
    await expectReflow(page);
  }
  if (!isExhaustive && sample.check !== 'reopen') return;
  await page.reload();
  await swept.ready(page);
  await expect(async () => expect(texts).toContain(await pageText(page))).toPass();
  expect(texts.size).toBe(1);
}

async function pageText(page: Page): Promise<string> {
  return `${await page.title()}: ${await heading(page).textContent()}`;
}

/** Opens the page again with JavaScript disabled and expects the full content. */
export async function expectContentWithoutJavaScript(page: Page, address: string): Promise<void> {
  if (!isExhaustive && sampleOf(address).check !== 'reopen') return;
  const text = (await heading(page).textContent()) ?? '';
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setScriptExecutionDisabled', { value: true });
  await page.goto(address);
  // Expects the Log In link for every user, because the session is unknown without JavaScript.
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
