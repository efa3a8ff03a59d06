import { once } from 'node:events';
import { CommandError } from './command-error.ts';
import type { ChildProcessMessage } from './fork-child.ts';

interface RunningServer {
  readonly url: string;
  readonly close: () => Promise<void>;
  /** A server's health check, which fails or never ends when the server can no longer answer. */
  readonly check?: () => Promise<unknown>;
}

/**
 * Runs a server in a child process that `startChildServer` created, until SIGINT, SIGTERM or the end of the parent. The
 * exit code is 1 after a failed start, else 0.
 */
export async function serveInChildProcess(start: () => Promise<RunningServer>): Promise<void> {
  const starting = start();
  let ending = false;
  const end = async (): Promise<void> => {
    // Ignores a second signal, because Ctrl-C signals both processes and the parent then signals its child too.
    if (ending) return;
    ending = true;
    const running = await starting.catch(() => undefined);
    await running?.close().catch((error: unknown) => console.error(messageOf(error)));
    process.exit(0);
  };
  answerPings(starting);
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(event, end);
  try {
    const { url } = await starting;
    await tell({ type: 'ready', url });
  } catch (error) {
    if (ending) return;
    ending = true;
    await tell({ type: 'failed', message: messageOf(error) });
    process.exit(1);
  }
}

/** Answers the parent's pings, unless the server's health check fails or is still running. */
function answerPings(starting: Promise<RunningServer>): void {
  let running: RunningServer | undefined;
  let isChecking = false;
  starting.then(
    (server) => {
      running = server;
    },
    () => {},
  );
  process.on('message', async () => {
    if (isChecking) return;
    isChecking = true;
    try {
      await running?.check?.();
      await tell({ type: 'alive' });
    } catch (error) {
      console.error('The server failed its health check:', error);
    } finally {
      isChecking = false;
    }
  });
}

/** Runs the function that `runModuleInChildProcess` requested in this child process, then ends the process. */
export async function runTaskForParentProcess(
  work: (input: unknown) => Promise<unknown>,
  describe: (error: unknown) => string = messageOf,
): Promise<void> {
  // If the parent process ends, no process needs the result, so the child ends too.
  process.once('disconnect', () => process.exit(1));
  const [{ input }] = await once(process, 'message');
  const answer = await work(input).then(
    (output): ChildProcessMessage => ({ type: 'done', output }),
    (error: unknown): ChildProcessMessage => ({ type: 'failed', message: describe(error) }),
  );
  await tell(answer);
  process.exit(0);
}

/** Returns the message of an expected error, or the stack of an unexpected error. */
function messageOf(error: unknown): string {
  if (error instanceof CommandError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Sends a message to the parent process and waits until the message has left, because `process.exit` would lose it. */
async function tell(message: ChildProcessMessage): Promise<void> {
  if (process.send) {
    await new Promise<void>((sent) => process.send?.(message, () => sent()));
  } else if (message.type === 'failed') console.error(message.message);
  else console.log(message.type === 'ready' ? `Ready: ${message.url}` : 'Done.');
}
