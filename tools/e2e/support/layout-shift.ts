import type { Page } from '@playwright/test';

/** A CLS (cumulative layout shift) score that is too small to see. A score of 1 is a movement of the whole window. */
export const maxLayoutShiftScore = 0.01;

/** The layout shifts since a document opened. */
export interface LayoutShift {
  /** The CLS (cumulative layout shift) score. */
  readonly sum: number;
  /** Each layout shift with its time, score and moved elements, for the failure message of a test. */
  readonly details: string;
}

/**
 * Adds up the layout shifts in every later document.
 * @returns a function that reads the layout shifts
 */
export async function recordLayoutShift(page: Page): Promise<() => Promise<LayoutShift>> {
  await page.addInitScript(() => {
    interface ShiftEntry extends PerformanceEntry {
      readonly value: number;
      readonly sources: readonly {
        readonly node: Node | null;
        readonly previousRect: DOMRect;
        readonly currentRect: DOMRect;
      }[];
    }
    let sum = 0;
    const details: string[] = [];
    const box = ({ x, y, width, height }: DOMRect) =>
      [x, y, width, height].map(Math.round).join(' ');
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries as ShiftEntry[]) {
        sum += entry.value;
        const moved = entry.sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName} "${node?.textContent?.slice(0, 40)}" from ${box(previousRect)} to ${box(currentRect)}`,
        );
        details.push(
          `${Math.round(entry.startTime)} ms, ${entry.value.toFixed(4)}: ${moved.join('; ')}`,
        );
      }
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    globalThis.layoutShift = async () => {
      // Waits for an animation frame, because browsers report a layout shift only after the next paint.
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (let frames = 0; frames < 3; frames += 1) await frame();
      add(observer.takeRecords());
      return { sum, details: details.join('\n') };
    };
  });
  return () => page.evaluate(() => globalThis.layoutShift());
}

/** Scrolls to the end of the page and back to the top, after all images are decoded. */
export function scrollPageDownAndUp(page: Page): Promise<void> {
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
