import type { ChildProcess } from 'node:child_process';
import { CommandError } from './command-error.ts';
import { endProcess } from './end-process.ts';
import { type ChildMessage, describeEnd, forkChild } from './fork-child.ts';

export interface ChildServer {
  /** The server's address, when it is ready for the first time. */
  readonly ready: Promise<string>;
  /** The ID of the current process. */
  readonly pid: () => number | undefined;
  /** Ends the process and waits for its end. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>;
}

/** Limits for hanging processes and restarts. */
export interface Watch {
  /** Time between two pings, in milliseconds. */
  readonly everyMs: number;
  /**
   * Number of missed pings in a row after which the process is killed. Pings are counted instead of time, so that no
   * process is killed because the computer slept.
   */
  readonly maxMissed: number;
  /** Number of restarts within a minute, after which the server is not restarted again. */
  readonly maxRestarts: number;
}

/** Longer than hosted Supabase's limit for a statement of a logged-in user, 8 s. */
const WATCH: Watch = { everyMs: 1_000, maxMissed: 10, maxRestarts: 5 };

/** Factor for the number of pings that a process may miss while it starts. */
const START_FACTOR = 6;

/**
 * Starts a server in a separate process, so that the site survives its failure. A process that ends or hangs after it
 * was ready is replaced. It ends when this process ends.
 */
export function startChildServer(
  name: string,
  file: string,
  env: Readonly<Record<string, string | number>>,
  watch: Watch = WATCH,
): ChildServer {
  const variables = Object.entries(env).map(([key, value]) => [key, String(value)]);
  const options = { env: { ...process.env, ...Object.fromEntries(variables) } };
  const restarts: number[] = [];
  let stopping = false;
  let wasReady = false;
  let child: ChildProcess;
  const ready = new Promise<string>((resolve, reject) => {
    const run = (): void => {
      child = forkChild(file, options);
      let isReady = false;
      child.on('message', (message: ChildMessage) => {
        if (message.type === 'failed' && !wasReady) reject(new CommandError(message.message));
        if (message.type === 'failed' && wasReady) console.error(message.message);
        if (message.type !== 'ready') return;
        isReady = true;
        wasReady = true;
        resolve(message.url);
      });
      const endWatch = killHanging(child, name, () =>
        isReady ? watch : { ...watch, maxMissed: watch.maxMissed * START_FACTOR },
      );
      child.once('exit', (code, signal) => {
        endWatch();
        const end = describeEnd(code, signal);
        reject(new CommandError(`${name} ended before it was ready (${end}).`));
        // Before the server is ready, the caller that waits for `ready` gets the error.
        if (!wasReady || stopping) return;
        const recent = restarts.filter((time) => time > Date.now() - 60_000);
        if (recent.length >= watch.maxRestarts) {
          console.error(
            `${name} has ended too often (${end}) and is not restarted again. Run the command again.`,
          );
          return;
        }
        restarts.push(Date.now());
        console.error(`${name} has ended (${end}) and is restarted.`);
        run();
      });
    };
    run();
  });
  // The caller of `ready` gets a failure. Without a caller, the failure must not end this process.
  ready.catch(() => {});
  return {
    ready,
    pid: () => child.pid,
    stop: async (signal) => {
      stopping = true;
      await endProcess(child, signal);
    },
  };
}

/** Pings a process, and kills it when it does not answer. @returns a function that stops the pings. */
function killHanging(child: ChildProcess, name: string, watchOf: () => Watch): () => void {
  let missed = 0;
  child.on('message', () => {
    missed = 0;
  });
  const timer = setInterval(() => {
    const { everyMs, maxMissed } = watchOf();
    missed += 1;
    if (missed > maxMissed) {
      clearInterval(timer);
      console.error(`${name} has not answered for ${(maxMissed * everyMs) / 1_000} s.`);
      child.kill('SIGKILL');
    } else if (child.connected) child.send('ping', () => {});
  }, watchOf().everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
