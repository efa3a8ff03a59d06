import path from 'node:path';
import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';
import { stack } from './support/stack.ts';

/** `npm run screenshots` takes a screenshot of every page, which people review. */
export default defineConfig({
  ...base,
  testDir: 'screenshots',
  outputDir: path.join(stack.folder, 'screenshot-results'),
  retries: 0,
  reporter: 'line',
});
