import type { Page } from '@playwright/test';

/** As CLS counts it: of 1, and next to nothing. */
export const negligibleShift = 0.01;

/** Adds up what moves by itself, as CLS counts it, in each document that is opened from now on. */
export async function recordLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) sum += (entry as PerformanceEntry & { value: number }).value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    globalThis.layoutShift = async () => {
      // What has been laid out counts once it is drawn.
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (let frames = 0; frames < 3; frames += 1) await frame();
      add(observer.takeRecords());
      return sum;
    };
  });
  return () => page.evaluate(() => globalThis.layoutShift());
}

/** Down to the end and back to the top, with every picture there when its turn comes. */
export function scrollThrough(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      scrollBy({ top: innerHeight / 2, behavior: 'instant' });
      await frame();
      await frame();
    }
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    scrollTo({ top: 0, behavior: 'instant' });
    await frame();
  });
}
