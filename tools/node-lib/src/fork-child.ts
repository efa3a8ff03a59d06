import { type ChildProcess, type ForkOptions, fork } from 'node:child_process';
import { root } from './settings.ts';

/** A message from a child process to its parent. */
export type ChildMessage =
  | { readonly type: 'ready'; readonly url: string }
  /** The answer to a ping. */
  | { readonly type: 'alive' }
  | { readonly type: 'done'; readonly output?: unknown }
  | { readonly type: 'failed'; readonly message: string };

/** Starts a module of this workspace in a separate process on this terminal. */
export function forkChild(file: string, options: ForkOptions = {}): ChildProcess {
  return fork(file, {
    cwd: root,
    // Node's own `localStorage` is empty, and code that finds it mistakes the process for a browser.
    execArgv: ['--no-experimental-webstorage'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    ...options,
  });
}

/** The end of a process as text. */
export function describeEnd(code: number | null, signal: NodeJS.Signals | null): string {
  return signal ?? `exit code ${code}`;
}
