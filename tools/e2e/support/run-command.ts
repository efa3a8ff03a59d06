import { spawn } from 'node:child_process';

export interface RunningCommand {
  /** Everything that it has printed so far. */
  readonly output: () => string;
  /** Waits for a text in its output. @throws {Error} when it ends without it. */
  readonly waitForOutput: (text: string) => Promise<void>;
  /** Sends Ctrl-C to it and all that it started, as a terminal does, and waits until nothing of it is left. */
  readonly interrupt: () => Promise<void>;
  /** Exit code, once it and all that it started have ended. */
  readonly ended: Promise<number | null>;
}

/** Runs a command in a process group of its own. */
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
        const look = () => output.includes(text) && resolve();
        listeners.add(look);
        look();
        ended.then(() => reject(new Error(`It ended without printing "${text}":\n${output}`)));
      }),
    interrupt: async () => {
      const running = child.exitCode === null && child.signalCode === null;
      if (child.pid && running) process.kill(-child.pid, 'SIGINT');
      // "close" comes when the last process that writes to its output has ended.
      await ended;
    },
  };
}
