import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['{host,remote-*,shared,tools/*}/vitest.config.ts'],
  },
});
