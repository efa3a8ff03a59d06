import path from 'node:path';
import { findChromium } from './find-chromium.ts';
import { runTool } from './run-tool.ts';
import { root } from './settings.ts';

/** Opens every page on a phone and a desktop, light and dark, and keeps what is seen in `.local/screenshots`. */
export async function screenshots(args: readonly string[]): Promise<void> {
  await runTool('playwright', ['test', '--config', 'e2e/screenshots.config.ts', ...args], {
    CHROMIUM_PATH: await findChromium(),
  });
  console.log(`The screenshots are in ${path.join(root, '.local/screenshots')}.`);
}
