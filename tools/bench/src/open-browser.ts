import { type Browser, chromium } from '@playwright/test';
import { chromiumArgs } from '@torsa/scripts/test/browser/browser-args';
import { findChromium } from '@torsa/scripts/test/browser/find-chromium';

/**
 * Opens the Chromium of the browser tests. The command-line flag stops the DevTools protocol from making V8 parse each
 * script twice.
 */
export async function openBenchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await findChromium(),
    args: [...chromiumArgs, '--js-flags=--no-enable-lazy-source-positions'],
  });
}
