import { spawn } from 'node:child_process';

export interface RunningCommand {
  /** Everything that it has printed so far. */
  readonly output: () => string;
  /** Waits for a text in its output. @throws {Error} when it ends without it. */
  readonly printed: (text: string) => Promise<void>;
  /** Sends Ctrl-C to it and all that it started, as a terminal does, and waits for its end. */
  readonly interrupt: () => Promise<number | null>;
  /** Exit code, once it has ended. */
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
    printed: (text) =>
      new Promise((resolve, reject) => {
        const look = () => output.includes(text) && resolve();
        listeners.add(look);
        look();
        ended.then(() => reject(new Error(`It ended without printing "${text}":\n${output}`)));
      }),
    interrupt: async () => {
      if (child.pid) process.kill(-child.pid, 'SIGINT');
      return ended;
    },
  };
}
