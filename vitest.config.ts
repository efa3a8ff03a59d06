import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { compileInlineScript } from './shared/src/build/inline-script.ts';

/** Tests of one project share a process, where libraries and the DOM are loaded once: that was most of their time. */
const shared = {
  isolate: false,
  // Node has a `localStorage` of its own, which is empty and hides that of happy-dom.
  execArgv: ['--no-experimental-webstorage'],
  // A limit is for what hangs; it is not to decide a test on a busy machine.
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

/** `./show-theme.ts?script` is the text that the build writes into documents. */
const inlineScripts = {
  name: 'inline-scripts',
  load: async (id: string) => {
    const [file = '', query] = id.split('?');
    if (query !== 'script') return undefined;
    return `export default ${JSON.stringify((await compileInlineScript(file)).text)}`;
  },
};

export default defineConfig({
  test: {
    // Each loads the libraries and PGlite for itself: one more than processors costs more than it fills.
    maxWorkers: availableParallelism(),
    // The embedded backend prints a stack for each query that the database refuses.
    silent: 'passed-only',
    projects: [
      {
        plugins: [inlineScripts],
        test: {
          ...shared,
          // What needs a page says so by its name: a page costs more than most tests.
          name: 'apps',
          include: ['{host,remote-*,shared}/src/**/*.{test.tsx,dom.test.ts}'],
          environment: 'happy-dom',
          setupFiles: ['shared/src/testing/setup-tests.tsx'],
        },
      },
      {
        plugins: [inlineScripts],
        test: {
          ...shared,
          name: 'logic',
          include: ['{host,remote-*,shared}/src/**/*.test.ts'],
          exclude: ['**/*.dom.test.ts', 'shared/src/build/**'],
        },
      },
      {
        test: {
          ...shared,
          name: 'tools',
          include: [
            'tools/{art,bench,fonts,node-lib,release,scripts}/**/*.test.ts',
            'shared/src/build/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          ...shared,
          name: 'backend',
          include: ['tools/backend/src/**/*.test.ts'],
          globalSetup: ['tools/backend/src/testing/database-template.ts'],
          // Each database lives for seconds: compiling it a second time for speed was a sixth of the processor's time.
          execArgv: [...shared.execArgv, '--liftoff-only'],
          // A new password is hashed in no time: the tests sign up and log in hundreds of times, for a tenth of a second each.
          env: { LITE_AUTH_BCRYPT_COST: '4' },
        },
      },
      {
        test: {
          ...shared,
          name: 'e2e',
          // The others are Playwright's.
          include: ['tools/e2e/*.test.ts', 'tools/e2e/support/**/*.test.ts'],
        },
      },
    ],
  },
});
