import { spawn } from 'node:child_process';

export interface RunningCommand {
  /** All output of the command so far, from stdout and stderr. */
  readonly output: () => string;
  /**
   * Waits until the command has printed a text.
   * @throws {Error} if the command exits before
   */
  readonly waitForOutput: (text: string) => Promise<void>;
  /** Sends SIGINT (Ctrl-C) to the command and its child processes, and waits until all have exited. */
  readonly interrupt: () => Promise<void>;
  /** A promise of the exit code, which resolves when the command and its child processes have exited. */
  readonly ended: Promise<number | null>;
}

/** Runs a command in a separate process group. */
export function runCommand(
  command: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>>,
): RunningCommand {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
      for (const listener of listeners) listener();
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return {
    output: () => output,
    ended,
    waitForOutput: (text) =>
      new Promise((resolve, reject) => {
        const check = () => output.includes(text) && resolve();
        listeners.add(check);
        check();
        ended.then(() =>
          reject(
            new Error(`The command exited before it printed "${text}". Its output:\n${output}`),
          ),
        );
      }),
    interrupt: async () => {
      const running = child.exitCode === null && child.signalCode === null;
      if (child.pid && running) process.kill(-child.pid, 'SIGINT');
      // Waits for the `close` event, which occurs after the last process that writes to the output has exited.
      await ended;
    },
  };
}
