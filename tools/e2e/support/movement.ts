import type { Page } from '@playwright/test';

/** As CLS counts it: of 1, and next to nothing. */
export const still = 0.01;

/** Adds up what moves by itself, as CLS counts it, in each document that is opened from now on. */
export async function countMovement(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const observer = new PerformanceObserver((list) => {
      const { dataset } = document.documentElement;
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { value: number };
        dataset['moved'] = String(Number(dataset['moved'] ?? 0) + value);
      }
    });
    observer.observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset['moved'] ?? 0));
}
