import type { Page } from '@playwright/test';
import type { FaultProxy } from './fault-proxy.ts';

/** The site's longest time-out for one attempt to load a code file, in milliseconds. */
const step = 10_000;

/** The site's longest total wait for code, in milliseconds: two attempts with two files each. */
const maximum = 60_000;

/**
 * Advances the page's clock while all pending requests hang, because only a time-out can then change the page. Call
 * this function before opening the page.
 * @returns a function that advances the clock by one step if all requests hang
 */
export async function advanceClockWhileWaiting(
  page: Page,
  network: Pick<FaultProxy, 'onlyHangs'>,
): Promise<() => Promise<void>> {
  await page.clock.install();
  // Replaces `AbortSignal.timeout`, because the fake clock does not control the browser's own timer.
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
