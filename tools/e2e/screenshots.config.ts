import path from 'node:path';
import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';
import { testStack } from './support/stack.ts';

/** `npm run screenshots` takes a screenshot of every page, which people review. */
export default defineConfig({
  ...base,
  testDir: 'screenshots',
  outputDir: path.join(testStack.folder, 'screenshot-results'),
  retries: 0,
  reporter: 'line',
});
