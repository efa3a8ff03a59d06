import { networkInterfaces } from 'node:os';
import { type BrowserContext, type Page, test } from '@playwright/test';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';

/** Values of `navigator.connection` (Network Information API). */
const connections = {
  good: { effectiveType: '4g', saveData: false },
  /** Fast enough to fetch the next page on hover, too slow to prefetch all linked pages. */
  slow: { effectiveType: '3g', saveData: false },
  dataSaver: { effectiveType: '4g', saveData: true },
} as const;

/** Default of all tests. On a slow connection, pages prefetch only the link under the pointer. */
export const defaultConnection = isExhaustive ? 'good' : 'slow';

/** Overrides `navigator.connection` in each document that opens later. @returns a handle that removes the override. */
export function overrideConnection(of: Page | BrowserContext, name: keyof typeof connections) {
  return of.addInitScript((connection) => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => connection });
  }, connections[name]);
}

/** True if this machine has a network interface other than loopback: without one, Chromium reports offline. */
export const hasNetwork = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ internal }) => !internal),
);

/** Makes `navigator.onLine` true, also on a machine without a network. */
export async function emulateOnline(context: BrowserContext): Promise<void> {
  if (hasNetwork) return;
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true });
  });
}

/** Skips a test of offline messages on a machine without a network: Playwright cannot disconnect it. */
export function skipWithoutNetwork(): void {
  if (hasNetwork) return;
  test.info().annotations.push({ type: 'missing-program', description: 'a network' });
  test.skip(true, 'This machine has no network.');
}
