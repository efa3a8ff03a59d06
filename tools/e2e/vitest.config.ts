import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    isolate: false,
    // The others are Playwright's.
    include: ['*.test.ts', 'support/**/*.test.ts'],
  },
});
