import type { BrowserContext, Page } from '@playwright/test';

/** Shifts the browser's clock by a number of milliseconds in each later document. */
export async function setWrongClock(target: Page | BrowserContext, shift: number): Promise<void> {
  await target.addInitScript((milliseconds) => {
    const now = Date.now;
    const shifted = () => now() + milliseconds;
    globalThis.Date = new Proxy(Date, {
      construct: (target, parts) =>
        Reflect.construct(target, parts.length === 0 ? [shifted()] : parts),
    });
    Date.now = shifted;
  }, shift);
}
