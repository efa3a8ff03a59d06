import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// Node 26 has a `localStorage` of its own, empty and in the way of happy-dom's. Node 20 does not know the option.
const withoutWebStorage = '--no-experimental-webstorage';
const knowsWebStorage = process.allowedNodeEnvironmentFlags.has(withoutWebStorage);

// What a test runs a few hundred times it seldom runs again. Node 20 optimises it all the same, for a fifth of the
// processor's time. Newer ones wait longer by themselves, and do not know the option.
const optimiseLate = process.version.startsWith('v20.') ? ['--interrupt-budget=1000000'] : [];

/** Tests of one project share a process, where libraries and the DOM are loaded once: that was most of their time. */
const shared = {
  isolate: false,
  execArgv: [...(knowsWebStorage ? [withoutWebStorage] : []), ...optimiseLate],
  // A limit is for what hangs; it is not to decide a test on a busy machine.
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    // Each loads the libraries and PGlite for itself: one more than processors costs more than it fills.
    maxWorkers: availableParallelism(),
    // The embedded backend prints a stack for each query that the database refuses.
    silent: 'passed-only',
    projects: [
      {
        test: {
          ...shared,
          // What needs a page says so by its name: a page costs more than most tests.
          name: 'apps',
          include: ['{host,remote-*,shared}/src/**/*.{test.tsx,dom.test.ts}'],
          environment: 'happy-dom',
          setupFiles: ['shared/src/testing/start-afresh.tsx'],
        },
      },
      {
        test: {
          ...shared,
          name: 'logic',
          include: ['{host,remote-*,shared}/src/**/*.test.ts'],
          exclude: ['**/*.dom.test.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'tools',
          include: [
            'tools/{art,bench,fonts,node-lib,release,scripts}/**/*.test.ts',
            'shared/build/**/*.test.ts',
          ],
          env: { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' },
        },
      },
      {
        test: {
          ...shared,
          name: 'backend',
          include: ['tools/backend/src/**/*.test.ts'],
          globalSetup: ['tools/backend/src/testing/database-template.ts'],
          // A new password is hashed in no time: the tests sign up and log in hundreds of times, for a tenth of a second each.
          env: { LITE_AUTH_BCRYPT_COST: '4' },
        },
      },
      'tools/e2e/vitest.config.ts',
    ],
  },
});
