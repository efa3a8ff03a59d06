import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CommandError } from './command-error.ts';
import { outputOf } from './run-tool.ts';
import { root } from './settings.ts';

/** What npm prints where its cache does not contain the pinned pnpm. */
const notCached = /^npm error code ENOTCACHED/m;

/** Runs the pinned pnpm in the repository's folder. @returns what it printed. @throws {CommandError} with that when it fails. */
export async function runPnpm(args: readonly string[]): Promise<string> {
  const { packageManager } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  const run = (source: string) => outputOf(npx([source, packageManager, ...args]));
  // Without a network, "--prefer-offline" asks the registry for two minutes, even for what is in the cache.
  return run('--offline').catch((error: unknown) => {
    if (error instanceof CommandError && notCached.test(error.message))
      return run('--prefer-offline');
    throw error;
  });
}

function npx(args: readonly string[]): ChildProcess {
  return spawn('npx', ['--yes', ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
}
