import path from 'node:path';
import { runWorkspaceTool } from '@torsa/node-lib/run-tool';
import { repositoryRoot } from '@torsa/node-lib/settings';
import { findChromium } from './test/browser/find-chromium.ts';
import { reserveTestPorts } from './test/browser/reserve-ports.ts';

/**
 * `screenshots` opens every page on a phone and a desktop, in light and dark mode, and saves screenshots in
 * `.local/screenshots`.
 */
export async function takeScreenshots(args: readonly string[]): Promise<void> {
  const ports = await reserveTestPorts();
  await runWorkspaceTool(
    'playwright',
    ['test', '--config', 'tools/e2e/screenshots.config.ts', ...args],
    {
      CHROMIUM_PATH: await findChromium(),
      E2E_PORT: String(ports.first),
    },
  );
  await ports.release();
  console.log(`Saved the screenshots in ${path.join(repositoryRoot, '.local/screenshots')}.`);
}
