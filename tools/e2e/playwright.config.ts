import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArgs } from '@torsa/scripts/test/browser/browser-args';
import { testStack } from './support/stack.ts';

/** Runs the browser tests against `npm start`, with separate ports and a separate database. */
export default defineConfig({
  testDir: 'tests',
  outputDir: path.join(testStack.folder, 'results'),
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // Runs a failed test a second time to record a trace. browser-tally.ts still counts a test that passes on retry as
  // failed.
  retries: 1,
  // Uses four workers, because browser tests mostly wait. With three, two processors were idle for 40 % of the time.
  workers: 4,
  // These time-outs only end tests that hang. They are long, so that no test fails on a busy machine.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    [
      'json',
      {
        outputFile:
          process.env['BROWSER_REPORT'] ?? path.join(testStack.root, '.local/reports/browser.json'),
      },
    ],
  ],
  use: {
    baseURL: testStack.siteUrl,
    trace: 'on-first-retry',
    // Disables CSS animations, which use processor time. Tests of animations enable them again.
    reducedMotion: 'reduce',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
      args: [...chromiumArgs],
      // Sets a UTF-8 locale, because Chromium otherwise replaces non-ASCII letters in the names of downloaded files.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
  },
  webServer: {
    command: 'node tools/e2e/support/prepare-data.ts && npm start',
    cwd: testStack.root,
    env: testStack.env,
    url: testStack.siteUrl,
    timeout: 300_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
