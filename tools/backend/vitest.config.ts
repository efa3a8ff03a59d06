import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'backend',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/database-template.ts'],
    // The embedded backend prints a stack for each query that the database refuses.
    silent: 'passed-only',
    // A backend's first start takes 3-7 s on two idle cores, and many times that on busy ones.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
