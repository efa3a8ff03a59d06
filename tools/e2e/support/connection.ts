import { networkInterfaces } from 'node:os';
import { type BrowserContext, type Page, test } from '@playwright/test';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';

/** What the Network Information API may say of a visitor's connection. */
const connections = {
  good: { effectiveType: '4g', saveData: false },
  /** Enough for what somebody is about to open, too little for what they may never open. */
  slow: { effectiveType: '3g', saveData: false },
  dataSaver: { effectiveType: '4g', saveData: true },
} as const;

/** That of tests which ask for no other. On a slow one, nothing is fetched ahead but what somebody points at. */
export const defaultConnection = isExhaustive ? 'good' : 'slow';

/** Says so to every document that is opened from now on. @returns what ends that. */
export function useConnection(of: Page | BrowserContext, name: keyof typeof connections) {
  return of.addInitScript((connection) => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => connection });
  }, connections[name]);
}

/** Whether this machine has a network besides itself, as Chromium sees it. */
export const hasNetwork = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ internal }) => !internal),
);

/** Lets every document that is opened from now on be online, on a machine without a network too. */
export async function emulateOnline(context: BrowserContext): Promise<void> {
  if (hasNetwork) return;
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true });
  });
}

/** Skips a test of what a page says while it is offline: without a network, no test can cut it. */
export function skipWithoutNetwork(): void {
  if (hasNetwork) return;
  test.info().annotations.push({ type: 'missing-program', description: 'a network' });
  test.skip(true, 'This machine has no network.');
}
