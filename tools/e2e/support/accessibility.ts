import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import type { RunOnly } from 'axe-core';
import { getPublishedVersionsSeed, sumCharacterCodes } from './site-number.ts';
import { expect } from './test.ts';

/**
 * Loads the minified script of axe (the accessibility checker), because every tested page receives the whole script.
 */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** The tags of axe (the accessibility checker) for all rules of WCAG 2.0, 2.1 and 2.2 at levels A and AA. */
const wcagTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** The rules of axe (the accessibility checker) whose results depend on the colour theme. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Expects axe to find no violation of WCAG 2.2 AA. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  await expectNoViolations(page, state, { type: 'tag', values: wcagTags });
}

/** Runs only axe's colour rules, on a page that has already passed `expectAccessible` in the other colour theme. */
export async function expectAccessibleColours(page: Page, state: string): Promise<void> {
  await expectNoViolations(page, state, { type: 'rule', values: colourRules });
}

/**
 * Expects no accessibility violation in a state of a page, such as an open menu. Only an exhaustive test run checks
 * every state in both themes.
 */
export async function expectAccessibleInBothThemes(page: Page, state: string): Promise<void> {
  const number = sumCharacterCodes(state);
  if (!isExhaustive && Math.floor(number / 2) % 2 !== getPublishedVersionsSeed() % 2) return;
  const themes = number % 2 === 0 ? themePair : themePair.toReversed();
  const [first = 'light', second = 'dark'] = themes;
  await page.emulateMedia({ colorScheme: first });
  await expectAccessible(page, `${state}, ${first}`);
  if (!isExhaustive) return;
  await page.emulateMedia({ colorScheme: second });
  await expectAccessibleColours(page, `${state}, ${second}`);
}

const themePair = ['light', 'dark'] as const;

async function expectNoViolations(page: Page, state: string, runOnly: RunOnly): Promise<void> {
  // Waits for CSS transitions, because axe would measure a colour halfway between two themes.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        // Skips scroll-driven animations, because they never finish without scrolling.
        .filter(({ timeline }) => timeline === document.timeline)
        .map((animation) => animation.finished),
    ),
  );
  // Loads axe only once per page, because loading takes a third of the time of a check.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const found = await page.evaluate(async (only) => {
    // The `resultTypes` option omits passing elements from axe's report, which halves the time.
    const options = { runOnly: only, resultTypes: ['violations' as const] };
    const { violations } = await globalThis.axe.run(document, options);
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
    );
  }, runOnly);
  expect(found, state).toEqual([]);
}

/** Viewports of the narrowest supported screen and a common desktop screen, in CSS pixels. */
export const screenSizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
} as const;

export type ScreenSize = keyof typeof screenSizes;

/** Expects the page not to scroll horizontally (WCAG 1.4.10 Reflow). */
export async function expectNoHorizontalScroll(page: Page, state: string): Promise<void> {
  const excess = await page.evaluate(async () => {
    // Waits for the next frame, in which React moves controls after the media queries have changed.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  });
  expect(excess, `pixels of horizontal overflow, ${state}`).toBeLessThanOrEqual(0);
}
