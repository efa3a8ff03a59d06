import { networkInterfaces } from 'node:os';
import { type BrowserContext, type Page, test } from '@playwright/test';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';

/** Values of the browser's `navigator.connection` (Network Information API). */
const connections = {
  good: { effectiveType: '4g', saveData: false },
  /** A connection on which a page prefetches a link under the pointer, but not all links. */
  slow: { effectiveType: '3g', saveData: false },
  dataSaver: { effectiveType: '4g', saveData: true },
} as const;

/** The emulated slow connection of all tests, on which pages prefetch only the link under the pointer. */
export const defaultEmulatedConnection = isExhaustive ? 'good' : 'slow';

/**
 * Overrides `navigator.connection` in every later document.
 * @returns a handle that removes the override
 */
export function overrideNetworkInformation(
  of: Page | BrowserContext,
  name: keyof typeof connections,
) {
  return of.addInitScript((connection) => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => connection });
  }, connections[name]);
}

/**
 * True if this machine has a network interface other than loopback. Otherwise Chromium reports that it is offline.
 */
export const machineHasNetwork = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ internal }) => !internal),
);

/** Sets `navigator.onLine` to true, even on a machine without a network. */
export async function emulateOnlineState(context: BrowserContext): Promise<void> {
  if (machineHasNetwork) return;
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true });
  });
}

/**
 * Skips a test of offline messages on a machine without a network, where Playwright cannot switch between online and
 * offline.
 */
export function skipTestWithoutNetwork(): void {
  if (machineHasNetwork) return;
  test.info().annotations.push({ type: 'missing-program', description: 'a network' });
  test.skip(true, 'This machine has no network.');
}
