import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { RunOnly } from 'axe-core';
import { expect } from './test.ts';

/** The form without spaces and long names: it goes to the browser once for each document. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Everything up to WCAG 2.2 AA that a machine can check. */
const wcagTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** All that another theme can break: it changes colours and nothing else. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Fails with each violation by its rule and the elements that break it. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  await expectNoViolations(page, state, { type: 'tag', values: wcagTags });
}

/** For a page that has just passed `expectAccessible` in another theme. */
export async function expectAccessibleColours(page: Page, state: string): Promise<void> {
  await expectNoViolations(page, state, { type: 'rule', values: colourRules });
}

/** By day and by night, in whatever state the page is. */
export async function expectAccessibleInBothThemes(page: Page, state: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page, `${state}, light`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessibleColours(page, `${state}, dark`);
}

async function expectNoViolations(page: Page, state: string, runOnly: RunOnly): Promise<void> {
  // A colour that is on its way from one to another is nobody's.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        // What moves with the scrolling does not end by waiting.
        .filter(({ timeline }) => timeline === document.timeline)
        .map((animation) => animation.finished),
    ),
  );
  // To read the script costs a third of what it does.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const found = await page.evaluate(async (only) => {
    // To describe each element that passes costs as much as to judge it.
    const options = { runOnly: only, resultTypes: ['violations' as const] };
    const { violations } = await globalThis.axe.run(document, options);
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
    );
  }, runOnly);
  expect(found, state).toEqual([]);
}

/** The narrowest and the usual screen that the site is made for. */
export const screens = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
} as const;

export type Screen = keyof typeof screens;

/** WCAG 1.4.10: a page is read by scrolling down, not sideways. */
export async function expectNoHorizontalScroll(page: Page, state: string): Promise<void> {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess, `pixels that stick out, ${state}`).toBeLessThanOrEqual(0);
}
