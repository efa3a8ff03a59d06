import { fork } from 'node:child_process';
import { CommandError } from './command-error.ts';
import { endProcess } from './end-process.ts';
import { root } from './settings.ts';

/** What a server process says once it serves. */
export interface ReadyMessage {
  readonly url: string;
  readonly publishableKey?: string;
}

export interface ChildServer {
  readonly ready: Promise<ReadyMessage>;
  /** Ends the process and waits for its end. */
  readonly stop: () => Promise<void>;
}

/** Starts a server in a process of its own, so that the site outlives its failure. It ends when this process does. */
export function startChildServer(
  name: string,
  file: string,
  env: Readonly<Record<string, string | number>>,
): ChildServer {
  const child = fork(file, {
    cwd: root,
    execArgv: ['--import', 'tsx'],
    env: {
      ...process.env,
      ...Object.fromEntries(Object.entries(env).map(([key, value]) => [key, String(value)])),
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let stopping = false;
  let isReady = false;
  const ready = new Promise<ReadyMessage>((resolve, reject) => {
    child.on('message', (message) => {
      const { type, ...rest } = message as { type?: string; message?: string } & ReadyMessage;
      if (type === 'ready') {
        isReady = true;
        resolve(rest);
      }
      if (type === 'failed') reject(new CommandError(rest.message ?? `${name} could not start.`));
    });
    child.once('exit', (code, signal) => {
      reject(
        new CommandError(`${name} ended before it was ready (${signal ?? `exit code ${code}`}).`),
      );
      // Before that, whoever waits for `ready` is told.
      if (isReady && !stopping)
        console.error(
          `${name} has ended (${signal ?? `exit code ${code}`}). Start again to bring it back.`,
        );
    });
  });
  // A failure is reported to whoever waits for `ready`; when nobody does yet, it must not end this process.
  ready.catch(() => {});
  return {
    ready,
    stop: async () => {
      stopping = true;
      await endProcess(child);
    },
  };
}
