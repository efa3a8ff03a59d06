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
  // Retries a failed test once to record a trace. The test still counts as failed (browser-tally.ts).
  retries: 1,
  // Uses four workers on two processors, because browser tests mostly wait.
  workers: 4,
  // These time-outs only end tests that hang, so they are longer than any test on a busy machine.
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
    // Disables CSS animations to save processor time. Tests of animations enable them again.
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
