import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'node-lib',
    environment: 'node',
    include: ['src/*.test.ts'],
  },
});
