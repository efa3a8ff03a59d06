import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { CommandError } from './command-error.ts';
import { root } from './settings.ts';

/** Runs a tool of the workspace in the repository's folder on this terminal. @throws {CommandError} when it fails. */
export async function runTool(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  if ((await exitCodeOf(name, args, env)) !== 0) throw new CommandError(`${name} failed.`);
}

/** Runs a tool on this terminal. @returns its exit code; null when it was killed. */
export function exitCodeOf(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number | null> {
  const child = spawnTool(name, args, 'inherit', env);
  return new Promise((resolve) => child.once('close', resolve));
}

/** Runs a tool without a terminal. */
export function runToolQuietly(name: string, args: readonly string[]): Promise<EndedProcess> {
  return waitForEnd(spawnTool(name, args, 'pipe', {}));
}

/** Runs a tool without a terminal. @returns its output. @throws {CommandError} with the output when it fails. */
export function captureTool(name: string, args: readonly string[]): Promise<string> {
  return collectOutput(spawnTool(name, args, 'pipe', {}));
}

/** Waits for the end of a process. @returns its output. @throws {CommandError} with the output when it failed. */
export async function collectOutput(child: ChildProcess): Promise<string> {
  const { exitCode, output } = await waitForEnd(child);
  if (exitCode !== 0) throw new CommandError(output.trim());
  return output;
}

export interface EndedProcess {
  /** Null when it was killed. */
  readonly exitCode: number | null;
  /** Its output, with errors. */
  readonly output: string;
}

/** Waits for the end of a process, which may have failed to start. */
export async function waitForEnd(child: ChildProcess): Promise<EndedProcess> {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  const exitCode = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('close', resolve);
  });
  return { exitCode, output };
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
