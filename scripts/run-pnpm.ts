import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CommandError } from './command-error.ts';
import { root } from './settings.ts';

/** Runs the pinned pnpm in the repository's folder. @throws {CommandError} when it fails. */
export async function runPnpm(args: readonly string[]): Promise<void> {
  const { packageManager } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  const child = spawn('npx', ['--yes', '--prefer-offline', packageManager, ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new CommandError(`pnpm ${args.join(' ')} failed.`);
}
