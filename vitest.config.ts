import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { compileInlineScript } from './shared/src/build/inline-script.ts';

/** Tests of one project share a process, so libraries and the DOM are loaded only once. */
const shared = {
  isolate: false,
  // Node's own `localStorage` is empty and hides that of happy-dom.
  execArgv: ['--no-experimental-webstorage'],
  // These limits end hanging tests. They are long, so that a busy machine does not fail tests.
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

/** Compiles imports such as `./show-theme.ts?script` to the text of an inline script, as the build does. */
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
    // Each worker loads the libraries and PGlite, so more workers than processors are slower.
    maxWorkers: availableParallelism(),
    // The embedded backend prints a stack for each query that the database refuses.
    silent: 'passed-only',
    projects: [
      {
        plugins: [inlineScripts],
        test: {
          ...shared,
          // Only tests with these names get a DOM, because it takes longer than most tests.
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
          // Each database exists only for seconds, so V8's optimising compiler would cost more time than it saves.
          execArgv: [...shared.execArgv, '--liftoff-only'],
          // A low cost of password hashes, because the tests sign up and log in hundreds of times.
          env: { LITE_AUTH_BCRYPT_COST: '4' },
        },
      },
      {
        test: {
          ...shared,
          name: 'e2e',
          // Playwright runs the other tests of this folder.
          include: ['tools/e2e/*.test.ts', 'tools/e2e/support/**/*.test.ts'],
        },
      },
    ],
  },
});
