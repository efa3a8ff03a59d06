import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { outputOf } from './run-tool.ts';
import { root } from './settings.ts';

/** Runs the pinned pnpm in the repository's folder. @returns what it printed. @throws {CommandError} with that when it fails. */
export async function runPnpm(args: readonly string[]): Promise<string> {
  const { packageManager } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  const child = spawn('npx', ['--yes', '--prefer-offline', packageManager, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  return outputOf(child);
}
