import type { BrowserContext, Page } from '@playwright/test';

/** Lets the browser's clock be wrong by so many milliseconds, in every document from now on. */
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
