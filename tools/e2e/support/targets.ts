import { expect, type Page } from '@playwright/test';

/** What a finger presses is 44 px both ways, but for what stands in a sentence; a link may be as large as its card. */
export async function expectLargeTargets(page: Page): Promise<void> {
  const small = await page.evaluate(() => {
    const pressed =
      'a[href], button, select, summary, input:not([type="hidden"], [type="checkbox"], [type="radio"])';
    return [...document.querySelectorAll<HTMLElement>(pressed)].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      const own = element.textContent ?? '';
      const sentence = element.closest('p')?.textContent ?? '';
      const isLarge = Math.min(width, height) >= 43.5;
      const isSeen = element.checkVisibility({ visibilityProperty: true }) && width > 1;
      const fillsCard = getComputedStyle(element, '::after').position === 'absolute';
      if (isLarge || !isSeen || fillsCard || sentence.length > own.length + 3) return [];
      return [`${own || element.ariaLabel} is ${Math.round(width)} by ${Math.round(height)}`];
    });
  });
  expect(small, 'small targets').toEqual([]);
}
