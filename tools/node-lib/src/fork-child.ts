import { type ChildProcess, type ForkOptions, fork } from 'node:child_process';
import { repositoryRoot } from './settings.ts';

/** A message from a child process to its parent. */
export type ChildProcessMessage =
  | { readonly type: 'ready'; readonly url: string }
  /** A child process's answer to a ping. */
  | { readonly type: 'alive' }
  | { readonly type: 'done'; readonly output?: unknown }
  | { readonly type: 'failed'; readonly message: string };

/** The Node.js options of child processes. They disable Node's `localStorage`, by which some code detects a browser. */
export const nodeOptionsForChildren: readonly string[] = [
  '--no-experimental-webstorage',
  // Turns off V8's optimising WebAssembly compiler, because a short test does not regain its processor time.
  ...(process.env['SHORT_CHILD_PROCESSES'] ? ['--liftoff-only'] : []),
];

/** Runs a module of this workspace in a child process. The child uses the parent's terminal. */
export function forkChildProcess(file: string, options: ForkOptions = {}): ChildProcess {
  return fork(file, {
    cwd: repositoryRoot,
    execArgv: [...nodeOptionsForChildren],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    ...options,
  });
}

/** Describes how a process ended (exit code or signal) as text. */
export function describeProcessEnd(code: number | null, signal: NodeJS.Signals | null): string {
  return signal ?? `exit code ${code}`;
}
