import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    // Testing Library cleans up after each test where it finds a global `afterEach`.
    globals: true,
  },
});
