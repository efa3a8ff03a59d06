import { spawn } from 'node:child_process';
import path from 'node:path';
import { CommandError } from './command-error.ts';
import { root } from './settings.ts';

/** Runs a tool of the workspace from the repository's folder, on this terminal. @throws {CommandError} when it fails. */
export async function runTool(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const child = spawnTool(name, args, 'inherit', env);
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new CommandError(`${name} failed.`);
}

/** Runs a tool quietly. @throws {CommandError} with what it printed when it fails. */
export async function captureTool(name: string, args: readonly string[]): Promise<void> {
  const child = spawnTool(name, args, 'pipe', {});
  let output = '';
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    output += chunk;
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new CommandError(output.trim());
}

function spawnTool(
  name: string,
  args: readonly string[],
  stdio: 'inherit' | 'pipe',
  env: Readonly<Record<string, string>>,
) {
  return spawn(path.join(root, 'node_modules/.bin', name), args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', stdio, stdio],
    shell: process.platform === 'win32',
  });
}
