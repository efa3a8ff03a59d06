import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserArgs } from '@torsa/scripts/test/browser/browser-args';
import { stack } from './support/stack.ts';

/** `npm start` as a newcomer runs it, on ports and data of its own. */
export default defineConfig({
  testDir: 'tests',
  outputDir: path.join(stack.folder, 'results'),
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A second try makes a trace of a failure; a test that passes in it counts as failed: see browser-tally.ts.
  retries: 1,
  // Tests wait more than they compute: with three workers, two processors are idle for 40 % of the time.
  workers: 4,
  // Limits are for what hangs; they are not to decide a test on a busy machine.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    [
      'json',
      {
        outputFile:
          process.env['BROWSER_REPORT'] ?? path.join(stack.root, '.local/reports/browser.json'),
      },
    ],
  ],
  use: {
    baseURL: stack.siteUrl,
    trace: 'on-first-retry',
    // What moves is drawn sixty times a second, by the processor that the tests wait for. A test of motion asks for it.
    reducedMotion: 'reduce',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
      args: [...browserArgs],
      // Where the locale is not UTF-8, Chromium replaces other letters in the path of a download.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
  },
  webServer: {
    command: 'node tools/e2e/support/prepare-data.ts && npm start',
    cwd: stack.root,
    env: stack.env,
    url: stack.siteUrl,
    timeout: 300_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
