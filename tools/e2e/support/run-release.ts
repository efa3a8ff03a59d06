import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { appDirs } from '@torsa/node-lib/settings';
import { runReleaseCommand } from '@torsa/release/cli/run-release-command';
import { stack } from './stack.ts';

const run = promisify(execFile);

/** Runs a release command on a store, in this process, and returns what it says as JSON. @throws with its output when it fails. */
export async function runRelease(store: string, ...args: readonly string[]): Promise<unknown> {
  const printed: string[] = [];
  const reported: string[] = [];
  const exitCode = await runReleaseCommand([...args, '--store', store, '--json'], {
    appDirs,
    defaultStore: path.join(stack.folder, 'no-store'),
    print: (text) => printed.push(text),
    report: (text) => reported.push(text),
  });
  if (exitCode !== 0) {
    throw new Error(`release ${args.join(' ')} ended with ${exitCode}.\n${reported.join('\n')}`);
  }
  return JSON.parse(printed.join('\n'));
}

/** The same with `npm run release`, as a team does. */
export async function runReleaseByNpm(store: string, ...args: readonly string[]): Promise<unknown> {
  const { stdout } = await run(
    process.execPath,
    ['tools/scripts/run.mjs', 'release', ...args, '--store', store, '--json'],
    { cwd: stack.root, maxBuffer: 32 * 1024 * 1024 },
  );
  return JSON.parse(stdout);
}
