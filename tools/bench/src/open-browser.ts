import { type Browser, chromium } from '@playwright/test';
import { browserArgs } from '@torsa/scripts/test/browser/browser-args';
import { findChromium } from '@torsa/scripts/test/browser/find-chromium';

/**
 * The Chromium that the browser tests use. V8 notes where each function stands while it compiles it: otherwise it reads
 * the code once more whenever a request is made under a script, because the protocol that measures wants to know who
 * asked. Visitors' browsers are asked nothing of the kind.
 */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await findChromium(),
    args: [...browserArgs, '--js-flags=--no-enable-lazy-source-positions'],
  });
}
