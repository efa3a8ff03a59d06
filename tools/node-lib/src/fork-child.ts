import { type ChildProcess, type ForkOptions, fork } from 'node:child_process';
import { root } from './settings.ts';

/** What a forked process tells the one that forked it. */
export type ChildMessage =
  | { readonly type: 'ready'; readonly url: string }
  /** The answer to a ping. */
  | { readonly type: 'alive' }
  | { readonly type: 'done'; readonly output?: unknown }
  | { readonly type: 'failed'; readonly message: string };

/** Starts a module of this workspace in a process of its own, on this terminal. */
export function forkChild(file: string, options: ForkOptions = {}): ChildProcess {
  return fork(file, {
    cwd: root,
    // Node has a `localStorage` of its own, which is empty. Code that finds it takes the process for a browser.
    execArgv: ['--no-experimental-webstorage'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    ...options,
  });
}

/** How a process ended, for people. */
export function describeEnd(code: number | null, signal: NodeJS.Signals | null): string {
  return signal ?? `exit code ${code}`;
}
