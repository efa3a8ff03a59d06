import path from 'node:path';
import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';
import { stack } from './support/stack.ts';

/** Takes a screenshot of every page for people to review: `npm run screenshots`. */
export default defineConfig({
  ...base,
  testDir: 'screenshots',
  outputDir: path.join(stack.folder, 'screenshot-results'),
  retries: 0,
  reporter: 'line',
});
