import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Everything up to WCAG 2.2 AA that a machine can check. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** Fails with each violation by its rule and the elements that break it. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
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
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
  );
  expect(found, state).toEqual([]);
}

/** The narrowest and the usual screen that the site is made for. */
export const screens = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
} as const;

/** Looks at the page on both screens, by day and by night. */
export async function expectAccessibleEverywhere(page: Page): Promise<void> {
  for (const [name, size] of Object.entries(screens)) {
    await page.setViewportSize(size);
    await expectAccessible(page, `${name}, light`);
    await expectNoSidewaysScroll(page, name);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, 'desktop, dark');
}

/** WCAG 1.4.10: a page is read by scrolling down, not sideways. */
export async function expectNoSidewaysScroll(page: Page, state: string): Promise<void> {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess, `pixels that stick out, ${state}`).toBeLessThanOrEqual(0);
}
