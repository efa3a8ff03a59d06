import type { ForkOptions } from 'node:child_process';
import path from 'node:path';
import { CommandError } from './command-error.ts';
import { endProcess } from './end-process.ts';
import { describeProcessEnd, forkChildProcess } from './fork-child.ts';

/**
 * Runs a module that calls `runTaskForParentProcess` in a child process. The module may run foreign code, so its result
 * is untrusted.
 * @returns the module's result.
 * @throws {CommandError} with the error of the child process.
 */
export async function runModuleInChildProcess(
  file: string,
  input: unknown,
  options: ForkOptions = {},
): Promise<unknown> {
  const child = forkChildProcess(file, { serialization: 'advanced', ...options });
  try {
    return await new Promise((resolve, reject) => {
      child.once('message', (sent: unknown) => {
        const { type, output, message } = Object(sent);
        if (type === 'done') resolve(output);
        else
          reject(new CommandError(String(message ?? `${path.basename(file)} returned no result.`)));
      });
      child.once('error', reject);
      child.once('exit', (code, signal) => {
        const end = describeProcessEnd(code, signal);
        reject(new CommandError(`${path.basename(file)} was interrupted (${end}).`));
      });
      child.send({ input }, (error) => error && reject(error));
    });
  } finally {
    await endProcess(child, 'SIGKILL');
  }
}
