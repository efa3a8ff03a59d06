import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { CommandError } from './command-error.ts';
import { repositoryRoot } from './settings.ts';

/**
 * Runs a workspace tool in the repository's root folder, with output to this terminal. @throws {CommandError} if the
 * tool fails.
 */
export async function runWorkspaceTool(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  if ((await runWorkspaceToolForExitCode(name, args, env)) !== 0)
    throw new CommandError(`${name} failed.`);
}

/** Runs a tool with output to this terminal. @returns the exit code; null if a signal killed the tool. */
export function runWorkspaceToolForExitCode(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number | null> {
  const child = spawnTool(name, args, 'inherit', env);
  return new Promise((resolve) => child.once('close', resolve));
}

/** Starts a tool whose output is piped to this process. */
export function startWorkspaceToolWithPipes(
  name: string,
  args: readonly string[],
): Promise<ProcessResult> {
  return waitForProcessEnd(spawnTool(name, args, 'pipe', {}));
}

/**
 * Runs a tool and collects its output. @returns the output. @throws {CommandError} with the output if the tool fails.
 */
export function runWorkspaceToolForOutput(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  return waitForProcessOutput(spawnTool(name, args, 'pipe', env));
}

/**
 * Waits until a process has ended. @returns the process's output. @throws {CommandError} with the output if the
 * process failed.
 */
export async function waitForProcessOutput(child: ChildProcess): Promise<string> {
  const { exitCode, output } = await waitForProcessEnd(child);
  if (exitCode !== 0) throw new CommandError(output.trim());
  return output;
}

export interface ProcessResult {
  /** The exit code of the process. Null if a signal killed the process. */
  readonly exitCode: number | null;
  /** The output of the process, including stderr. */
  readonly output: string;
}

/** Waits until a process has ended, or throws if it could not start. */
export async function waitForProcessEnd(child: ChildProcess): Promise<ProcessResult> {
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
  return spawn(path.join(repositoryRoot, 'node_modules/.bin', name), args, {
    cwd: repositoryRoot,
    env: { ...process.env, ...env },
    stdio: ['ignore', stdio, stdio],
    shell: process.platform === 'win32',
  });
}
