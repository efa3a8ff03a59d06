import path from 'node:path';
import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';
import { stack } from './support/stack.ts';

/** Every page as it looks, for people to look at: `npm run screenshots`. */
export default defineConfig({
  ...base,
  testDir: 'screenshots',
  outputDir: path.join(stack.folder, 'screenshot-results'),
  retries: 0,
  reporter: 'line',
});
