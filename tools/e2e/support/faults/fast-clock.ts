import type { Page } from '@playwright/test';
import type { FaultProxy } from './fault-proxy.ts';

/** The site's longest time-out for one attempt to load code, in milliseconds. */
const step = 10_000;

/** Longest total wait in milliseconds: two attempts to load code, each with two files. */
const maximum = 60_000;

/**
 * Advances the page's clock while all pending requests hang: only the page's own time-out can change anything then.
 * Call it before the page opens.
 * @returns a function that advances one step if the page only waits.
 */
export async function useFastClock(
  page: Page,
  network: Pick<FaultProxy, 'onlyHangs'>,
): Promise<() => Promise<void>> {
  await page.clock.install();
  // `AbortSignal.timeout` uses the browser's own clock, which the fake clock does not control.
  await page.addInitScript(() => {
    AbortSignal.timeout = (delay) => {
      const controller = new AbortController();
      setTimeout(() => {
        controller.abort(new DOMException('The fake clock reached the time-out.', 'TimeoutError'));
      }, delay);
      return controller.signal;
    };
  });
  let passed = 0;
  return async () => {
    if (passed >= maximum || !network.onlyHangs()) return;
    passed += step;
    await page.clock.fastForward(step);
  };
}
