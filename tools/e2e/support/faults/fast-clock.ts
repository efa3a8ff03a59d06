import type { Page } from '@playwright/test';
import type { FaultProxy } from './fault-proxy.ts';

/** As long as the site waits at most for one attempt at code, in milliseconds. */
const step = 10_000;

/** After so long nobody waits any more: code and then its second attempt, each with two files. */
const most = 60_000;

/**
 * Lets the time of a page pass at once while all that is under way is what hangs: nothing but the page's own time-out can
 * change anything then. Call it before the page is opened. @returns lets one step pass, if the page only waits.
 */
export async function useFastClock(
  page: Page,
  network: Pick<FaultProxy, 'onlyHangs'>,
): Promise<() => Promise<void>> {
  await page.clock.install();
  // The browser's own clock, which the page's does not move.
  await page.addInitScript(() => {
    AbortSignal.timeout = (delay) => {
      const controller = new AbortController();
      setTimeout(() => {
        controller.abort(new DOMException('The page waited long enough.', 'TimeoutError'));
      }, delay);
      return controller.signal;
    };
  });
  let passed = 0;
  return async () => {
    if (passed >= most || !network.onlyHangs()) return;
    passed += step;
    await page.clock.fastForward(step);
  };
}
