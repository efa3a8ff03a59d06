import type { ChildProcess } from 'node:child_process';
import { CommandError } from './command-error.ts';
import { endProcess } from './end-process.ts';
import {
  type ChildProcessMessage,
  describeProcessEnd,
  forkChildProcess,
  nodeOptionsForChildren,
} from './fork-child.ts';

export interface ChildServer {
  /** A promise of the server's URL, which resolves when the server is ready for the first time. */
  readonly ready: Promise<string>;
  /** The ID of the current child process. */
  readonly pid: () => number | undefined;
  /** Ends the child process and waits until it has ended. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>;
}

/** Limits for restarting a child process that hangs or ends. */
export interface ChildRestartLimits {
  /** Milliseconds between two pings to the child process. */
  readonly everyMs: number;
  /**
   * The number of consecutive missed pings after which the child process is killed. A time limit would kill it after
   * the computer slept.
   */
  readonly maxMissed: number;
  /** The maximum number of times that the server is restarted within a minute. */
  readonly maxRestarts: number;
}

/** The default limits. A process may hang for 10 s, because hosted Supabase allows 8 s for an SQL statement. */
const WATCH: ChildRestartLimits = { everyMs: 1_000, maxMissed: 10, maxRestarts: 5 };

/**
 * Makes Node.js collect garbage more often, because a server that streams large files otherwise holds about 60 MB of
 * unused buffers.
 */
const SMALL_BUFFERS = '--max-semi-space-size=2';

/** A starting process may miss this many times more pings, because the backend's first start can block for minutes. */
const START_FACTOR = 30;

/** Starts a server in a child process that ends with its parent. A child process that crashes or hangs is replaced. */
export function startChildServer(
  name: string,
  file: string,
  env: Readonly<Record<string, string | number>>,
  watch: ChildRestartLimits = WATCH,
): ChildServer {
  const variables = Object.entries(env).map(([key, value]) => [key, String(value)]);
  const options = {
    env: { ...process.env, ...Object.fromEntries(variables) },
    execArgv: [...nodeOptionsForChildren, SMALL_BUFFERS],
  };
  const restarts: number[] = [];
  let stopping = false;
  let wasReady = false;
  let child: ChildProcess;
  const ready = new Promise<string>((resolve, reject) => {
    const run = (): void => {
      child = forkChildProcess(file, options);
      let isReady = false;
      child.on('message', (message: ChildProcessMessage) => {
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
        const end = describeProcessEnd(code, signal);
        reject(new CommandError(`${name} ended before it was ready (${end}).`));
        // Rejects the promise `ready` if the server fails before it is ready.
        if (!wasReady || stopping) return;
        const recent = restarts.filter((time) => time > Date.now() - 60_000);
        if (recent.length >= watch.maxRestarts) {
          console.error(
            `${name} has ended too often (${end}) and is not restarted. Run the command again.`,
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
  // Prevents an unhandled rejection of the promise `ready`, which would end this process.
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

/**
 * Pings a child process, and kills the process if the pings stay unanswered.
 * @returns a function that stops the pings.
 */
function killHanging(
  child: ChildProcess,
  name: string,
  watchOf: () => ChildRestartLimits,
): () => void {
  let missed = 0;
  child.on('message', () => {
    missed = 0;
  });
  const timer = setInterval(() => {
    const { everyMs, maxMissed } = watchOf();
    missed += 1;
    if (missed > maxMissed) {
      clearInterval(timer);
      console.error(`${name} has not answered pings for ${(maxMissed * everyMs) / 1_000} s.`);
      child.kill('SIGKILL');
    } else if (child.connected) child.send('ping', () => {});
  }, watchOf().everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
