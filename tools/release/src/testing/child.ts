import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { endProcess } from '@torsa/node-lib/end-process';
import { onTestFinished } from 'vitest';
import type { ChildTask } from './child-main.ts';

export interface Child {
  /** Sends the task. @returns `done`, an error message, or undefined when the process was killed first. */
  readonly run: (task: ChildTask) => Promise<string | undefined>;
  /** Ends the process as `kill -9` does. */
  readonly kill: () => Promise<void>;
}

/** Starts a process that waits for a task. */
export async function startChild(): Promise<Child> {
  const child = fork(path.join(import.meta.dirname, 'child-main.ts'));
  onTestFinished(() => void child.kill('SIGKILL'));
  const exited = once(child, 'exit');
  await once(child, 'message');
  return {
    run: async (task) => {
      child.send(task);
      const answer = once(child, 'message').then(([message]) => String(message));
      return Promise.race([answer, exited.then(() => undefined)]);
    },
    kill: () => endProcess(child, 'SIGKILL'),
  };
}
