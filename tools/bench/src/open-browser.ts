import { type Browser, chromium } from '@playwright/test';
import { chromiumArgs } from '@torsa/scripts/test/browser/browser-args';
import { findChromium } from '@torsa/scripts/test/browser/find-chromium';

/**
 * Opens the Chromium of the browser tests. The command line flag makes V8 record function positions at compilation.
 * Without the flag, the DevTools protocol makes V8 parse scripts again to find the caller of each request. Browsers of
 * visitors do not parse scripts again.
 */
export async function openBenchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await findChromium(),
    args: [...chromiumArgs, '--js-flags=--no-enable-lazy-source-positions'],
  });
}
