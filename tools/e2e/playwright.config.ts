import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserArgs } from '@torsa/scripts/test/browser/browser-args';
import { stack } from './support/stack.ts';

/** Runs the browser tests on `npm start`, with their own ports and data. */
export default defineConfig({
  testDir: 'tests',
  outputDir: path.join(stack.folder, 'results'),
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // The retry records a trace of the failure. A test that passes on retry counts as failed: see browser-tally.ts.
  retries: 1,
  // With three workers, two processors are idle for 40 % of the time, because tests mostly wait.
  workers: 4,
  // Time-outs only end hanging tests. They are long, so that a busy machine fails no test.
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
    // Animations use processor time that the tests need. Tests of motion enable it.
    reducedMotion: 'reduce',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
      args: [...browserArgs],
      // Without a UTF-8 locale, Chromium replaces non-ASCII letters in download paths.
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
