import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { repositoryRoot } from '@torsa/node-lib/settings';
import { findNginx } from '@torsa/release/testing/nginx-site';
import { findChromium } from '../browser/find-chromium.ts';
import { runUnitTestsInBackground } from '../run-tests.ts';
import { isTallyPassed } from '../tally/tally.ts';
import { printTestResults } from '../test.ts';
import { makeUnprivilegedCopy } from './unprivileged-copy.ts';

/** The unit tests that can run only as root. */
const testsForRoot = [
  'tools/release/src/gate/gate-in-child.test.ts',
  'tools/backend/src/authorisation/postgres-server.test.ts',
  'tools/scripts/src/test/ci/unprivileged-copy.test.ts',
];

/**
 * `ci` runs `npm test` without root rights. If root starts `ci`, it installs programs and copies the repository for the
 * user `nobody`.
 */
export async function runCi(): Promise<void> {
  if (process.getuid?.() !== 0) return runTests({ dir: repositoryRoot, env: process.env });
  // Ignores a failed installation, because `npm test` reports missing programs.
  const chromium = await findChromium().catch(() => undefined);
  findNginx();
  const copy = await makeUnprivilegedCopy(repositoryRoot, chromium);
  if ('problem' in copy) {
    console.log(`Root runs the tests, because the user "nobody" cannot run them. ${copy.problem}`);
    return runTests({ dir: repositoryRoot, env: process.env });
  }
  console.log(`The user "nobody" runs the tests in ${copy.dir}.`);
  // The tests that need root run at the same time, because they often wait for other processes.
  const [tally] = await Promise.all([runUnitTestsInBackground(testsForRoot), runTests(copy)]);
  await copy.close();
  if (!isTallyPassed(tally)) printTestResults([tally]);
}

interface Checkout {
  readonly dir: string;
  readonly env: NodeJS.ProcessEnv;
  readonly user?: { readonly uid: number; readonly gid: number };
}

/** Runs `npm test`, and prints its last output line as the last line of this process. */
async function runTests({ dir, env, user }: Checkout): Promise<void> {
  const child = spawn('npm', ['test'], {
    cwd: dir,
    env,
    ...user,
    shell: process.platform === 'win32',
    // Reads the output through pipes, because another user cannot open root's terminal or log file again.
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.pipe(process.stdout, { end: false });
  child.stderr.pipe(process.stderr, { end: false });
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  const [exitCode] = await once(child, 'close');
  process.exitCode = exitCode ?? 1;
}
