import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { compileInlineScript } from './shared/src/build/inline-script.ts';

/** The test files of one Vitest project share a process, so that libraries and the DOM load only once. */
const shared = {
  isolate: false,
  sequence: { groupOrder: 1 },
  // Turns off Node.js's own `localStorage`, because it is empty and would replace that of happy-dom. A larger
  // semi-space reduces the work of the garbage collector.
  execArgv: ['--no-experimental-webstorage', '--max-semi-space-size=64'],
  // These time-outs end tests that hang. They are long, so that tests do not fail on a busy machine.
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

/**
 * A Vite plugin for imports such as `./show-theme.ts?script`. It compiles the module to the text of an inline script,
 * as the build does.
 */
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
    // Each Vitest worker loads the libraries and PGlite, so more workers than processors would be slower.
    maxWorkers: availableParallelism(),
    // Hides the output of passing tests, such as the stack trace of each query that the database rejects.
    silent: 'passed-only',
    projects: [
      {
        plugins: [inlineScripts],
        test: {
          ...shared,
          // Only test files with these names get a DOM, because creating a DOM takes longer than most tests.
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
          // Runs first, because its tests often wait for other processes and other tests can use this processor time.
          sequence: { groupOrder: 0 },
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
          env: {
            // Lowers the cost of password hashes, because the tests sign up and log in hundreds of times.
            LITE_AUTH_BCRYPT_COST: '4',
            // Makes child processes skip optimising PostgreSQL's code, because each one uses its database only for seconds.
            SHORT_CHILD_PROCESSES: '1',
          },
        },
      },
      {
        test: {
          ...shared,
          name: 'e2e',
          // Vitest runs only these tests of the folder tools/e2e, and Playwright runs the others.
          include: ['tools/e2e/*.test.ts', 'tools/e2e/support/**/*.test.ts'],
        },
      },
    ],
  },
});
