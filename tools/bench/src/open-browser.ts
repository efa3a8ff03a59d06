import { type Browser, chromium } from '@playwright/test';
import { chromiumArgs } from '@torsa/scripts/test/browser/browser-args';
import { findChromium } from '@torsa/scripts/test/browser/find-chromium';

/** Opens the Chromium of the browser tests, with a flag without which the measurement makes V8 parse scripts twice. */
export async function openBenchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await findChromium(),
    args: [...chromiumArgs, '--js-flags=--no-enable-lazy-source-positions'],
  });
}
