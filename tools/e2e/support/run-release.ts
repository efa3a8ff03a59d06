import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { stack } from './stack.ts';

const run = promisify(execFile);

/** Runs `npm run release` on a store as a team does, and returns what it says as JSON. @throws with its output when it fails. */
export async function runRelease(store: string, ...args: readonly string[]): Promise<unknown> {
  const { stdout } = await run(
    process.execPath,
    ['tools/scripts/run.mjs', 'release', ...args, '--store', store, '--json'],
    { cwd: stack.root, maxBuffer: 32 * 1024 * 1024 },
  );
  return JSON.parse(stdout);
}
