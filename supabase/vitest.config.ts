import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'supabase',
    environment: 'node',
    include: ['local/**/*.test.ts'],
    // The embedded backend prints a stack for each query that the database refuses.
    silent: 'passed-only',
    // A backend's first start takes 3-7 s on two cores; files run side by side.
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
