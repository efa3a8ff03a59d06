import { type Browser, chromium } from '@playwright/test';
import { browserArgs } from '@torsa/scripts/test/browser/browser-args';
import { findChromium } from '@torsa/scripts/test/browser/find-chromium';

/**
 * Opens the Chromium of the browser tests. V8 records function positions during compilation. Otherwise it would read
 * the code again at each request of a script, because the measuring protocol needs the caller. Visitors' browsers do
 * not do that.
 */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await findChromium(),
    args: [...browserArgs, '--js-flags=--no-enable-lazy-source-positions'],
  });
}
