import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '@torsa/node-lib/settings';
import { findNginx } from '@torsa/release/testing/nginx-site';
import { findChromium } from '../browser/find-chromium.ts';
import { runUnitTests } from '../run-tests.ts';
import { isGreen } from '../tally/tally.ts';
import { report } from '../test.ts';
import { makeUnprivilegedCopy } from './unprivileged-copy.ts';

/** The unit tests that only root can run. */
const testsForRoot = [
  'tools/release/src/gate/gate-in-child.test.ts',
  'tools/backend/src/authorisation/postgres-server.test.ts',
  'tools/scripts/src/test/ci/unprivileged-copy.test.ts',
];

/**
 * `ci`: runs `npm test` without root, as on most machines. Root installs programs, runs the tests that need root, and
 * gives a copy of the repository to the user `nobody`. If that is not possible, root runs everything.
 */
export async function ci(): Promise<void> {
  if (process.getuid?.() !== 0) return runTests({ dir: root, env: process.env });
  // `npm test` reports programs that could not be installed.
  const chromium = await findChromium().catch(() => undefined);
  findNginx();
  const tally = await runUnitTests(testsForRoot);
  if (!isGreen(tally)) return report([tally]);
  const copy = await makeUnprivilegedCopy(root, chromium);
  if ('problem' in copy) {
    console.log(`Root runs the tests, because the user "nobody" cannot. ${copy.problem}`);
    return runTests({ dir: root, env: process.env });
  }
  console.log(`The user "nobody" runs the tests in ${copy.dir}.`);
  await runTests(copy);
  await copy.close();
}

interface Checkout {
  readonly dir: string;
  readonly env: NodeJS.ProcessEnv;
  readonly user?: { readonly uid: number; readonly gid: number };
}

/** Runs `npm test` as the README does. Its last line of output is the last line of this process. */
async function runTests({ dir, env, user }: Checkout): Promise<void> {
  const child = spawn('npm', ['test'], {
    cwd: dir,
    env,
    ...user,
    shell: process.platform === 'win32',
    // Pipes, because another user cannot open root's terminal or log file a second time.
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.pipe(process.stdout, { end: false });
  child.stderr.pipe(process.stderr, { end: false });
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  const [exitCode] = await once(child, 'close');
  process.exitCode = exitCode ?? 1;
}
