import { CommandError } from './command-error.ts';
import { endProcess } from './end-process.ts';
import { type ChildMessage, describeEnd, forkChild } from './fork-child.ts';

export interface ChildServer {
  /** Where it serves, once it does. */
  readonly ready: Promise<string>;
  /** Ends the process and waits for its end. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>;
}

/** Starts a server in a process of its own, so that the site outlives its failure. It ends when this process does. */
export function startChildServer(
  name: string,
  file: string,
  env: Readonly<Record<string, string | number>>,
): ChildServer {
  const variables = Object.entries(env).map(([name, value]) => [name, String(value)]);
  const child = forkChild(file, { env: { ...process.env, ...Object.fromEntries(variables) } });
  let stopping = false;
  let isReady = false;
  const ready = new Promise<string>((resolve, reject) => {
    child.on('message', (message: ChildMessage) => {
      if (message.type === 'failed') reject(new CommandError(message.message));
      if (message.type !== 'ready') return;
      isReady = true;
      resolve(message.url);
    });
    child.once('exit', (code, signal) => {
      const end = describeEnd(code, signal);
      reject(new CommandError(`${name} ended before it was ready (${end}).`));
      // Before that, whoever waits for `ready` is told.
      if (isReady && !stopping) {
        console.error(`${name} has ended (${end}). Start again to bring it back.`);
      }
    });
  });
  // A failure is reported to whoever waits for `ready`; when nobody does yet, it must not end this process.
  ready.catch(() => {});
  return {
    ready,
    stop: async (signal) => {
      stopping = true;
      await endProcess(child, signal);
    },
  };
}
