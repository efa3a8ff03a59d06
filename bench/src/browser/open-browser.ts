import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../../../scripts/find-chromium.ts';

/** The Chromium that the browser tests use. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await findChromium(),
    args: [
      // Chromium as root refuses its sandbox; everything it opens here is our own.
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
    ],
  });
}
