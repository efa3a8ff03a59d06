import path from 'node:path';
import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';
import { testStack } from './support/stack.ts';

/** The Playwright config of `npm run screenshots`, which takes a screenshot of every page for a review by eye. */
export default defineConfig({
  ...base,
  testDir: 'screenshots',
  outputDir: path.join(testStack.folder, 'screenshot-results'),
  retries: 0,
  reporter: 'line',
});
