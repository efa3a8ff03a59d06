import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { RunOnly } from 'axe-core';
import { expect } from './test.ts';

/** The minified axe script, because each document gets a copy of it. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Axe tags of all rules for WCAG 2.0, 2.1 and 2.2 at levels A and AA. */
const wcagTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** The axe rules that depend on the theme: a theme changes only colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Fails if axe finds a violation of WCAG 2.2 AA. The message lists each rule and its elements. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  await expectNoViolations(page, state, { type: 'tag', values: wcagTags });
}

/** Checks only colour rules. Call it for a second theme, after `expectAccessible` has passed. */
export async function expectAccessibleColours(page: Page, state: string): Promise<void> {
  await expectNoViolations(page, state, { type: 'rule', values: colourRules });
}

export async function expectAccessibleInBothThemes(page: Page, state: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page, `${state}, light`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessibleColours(page, `${state}, dark`);
}

async function expectNoViolations(page: Page, state: string, runOnly: RunOnly): Promise<void> {
  // Wait for transitions: axe would judge a colour halfway between two themes.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        // Scroll-driven animations never finish without scrolling.
        .filter(({ timeline }) => timeline === document.timeline)
        .map((animation) => animation.finished),
    ),
  );
  // Loading axe takes a third of the time of one check, so load it once per document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const found = await page.evaluate(async (only) => {
    // Without `resultTypes`, axe also describes passing elements, which doubles the time.
    const options = { runOnly: only, resultTypes: ['violations' as const] };
    const { violations } = await globalThis.axe.run(document, options);
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
    );
  }, runOnly);
  expect(found, state).toEqual([]);
}

/** The narrowest supported screen and the usual desktop screen, in CSS pixels. */
export const screens = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
} as const;

export type Screen = keyof typeof screens;

/** Fails if the page scrolls horizontally (WCAG 1.4.10 Reflow). */
export async function expectNoHorizontalScroll(page: Page, state: string): Promise<void> {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess, `pixels of horizontal overflow, ${state}`).toBeLessThanOrEqual(0);
}
