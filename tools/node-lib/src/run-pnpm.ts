import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CommandError } from './command-error.ts';
import { outputOf } from './run-tool.ts';
import { root } from './settings.ts';

/** Runs the pinned pnpm in the repository's folder, on this terminal. @throws {CommandError} when it fails. */
export async function runPnpm(args: readonly string[]): Promise<void> {
  const child = await spawnPnpm(args, 'inherit');
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new CommandError(`pnpm ${args.join(' ')} failed.`);
}

/** Runs it quietly. @returns what it printed. @throws {CommandError} with that when it fails. */
export async function capturePnpm(args: readonly string[]): Promise<string> {
  return outputOf(await spawnPnpm(args, 'pipe'));
}

async function spawnPnpm(args: readonly string[], stdio: 'inherit' | 'pipe') {
  const { packageManager } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  return spawn('npx', ['--yes', '--prefer-offline', packageManager, ...args], {
    cwd: root,
    stdio: ['ignore', stdio, stdio],
    shell: process.platform === 'win32',
  });
}
