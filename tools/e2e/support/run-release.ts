import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { appDirs } from '@torsa/node-lib/settings';
import { runReleaseCommand } from '@torsa/release/cli/run-release-command';
import { testStack } from './stack.ts';

const run = promisify(execFile);

/**
 * Runs a release command in this process.
 * @returns the JSON output of the command
 * @throws {Error} with the output of the command if it fails
 */
export async function runReleaseInTestProcess(
  store: string,
  ...args: readonly string[]
): Promise<unknown> {
  const printed: string[] = [];
  const reported: string[] = [];
  const exitCode = await runReleaseCommand([...args, '--store', store, '--json'], {
    appDirs,
    defaultStore: path.join(testStack.folder, 'no-store'),
    print: (text) => printed.push(text),
    report: (text) => reported.push(text),
  });
  if (exitCode !== 0) {
    throw new Error(
      `release ${args.join(' ')} failed with exit code ${exitCode}.\n${reported.join('\n')}`,
    );
  }
  return JSON.parse(printed.join('\n'));
}

/**
 * Runs a release command in a new process, like `npm run release`.
 * @returns the JSON output of the command
 */
export async function runReleaseByNpm(store: string, ...args: readonly string[]): Promise<unknown> {
  const { stdout } = await run(
    process.execPath,
    ['tools/scripts/run.mjs', 'release', ...args, '--store', store, '--json'],
    { cwd: testStack.root, maxBuffer: 32 * 1024 * 1024 },
  );
  return JSON.parse(stdout);
}
