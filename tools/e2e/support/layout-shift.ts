import type { Page } from '@playwright/test';

/** A CLS (cumulative layout shift) score that no visitor notices; 1 is the whole window. */
export const negligibleShift = 0.01;

/** Adds up the layout shifts (CLS) in each later document. @returns a function that reads the sum. */
export async function recordLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) sum += (entry as PerformanceEntry & { value: number }).value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    globalThis.layoutShift = async () => {
      // The browser reports a shift only after it has painted the frame.
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (let frames = 0; frames < 3; frames += 1) await frame();
      add(observer.takeRecords());
      return sum;
    };
  });
  return () => page.evaluate(() => globalThis.layoutShift());
}

/** Scrolls to the end and back to the top, after all images are decoded. */
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
