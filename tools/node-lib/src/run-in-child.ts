import type { ForkOptions } from 'node:child_process';
import path from 'node:path';
import { CommandError } from './command-error.ts';
import { endProcess } from './end-process.ts';
import { describeEnd, forkChild } from './fork-child.ts';

/**
 * Has a module that calls `answerParent` do a work in a process of its own, whose memory is free afterwards. The work may
 * run the code of others: whatever that sends is the result.
 * @returns its result. @throws {CommandError} saying what went wrong there.
 */
export async function runInChild(
  file: string,
  input: unknown,
  options: ForkOptions = {},
): Promise<unknown> {
  const child = forkChild(file, { serialization: 'advanced', ...options });
  try {
    return await new Promise((resolve, reject) => {
      child.once('message', (sent: unknown) => {
        const { type, output, message } = Object(sent);
        if (type === 'done') resolve(output);
        else reject(new CommandError(String(message ?? `${path.basename(file)} gave no answer.`)));
      });
      child.once('error', reject);
      child.once('exit', (code, signal) => {
        const end = describeEnd(code, signal);
        reject(new CommandError(`${path.basename(file)} was cut short (${end}).`));
      });
      child.send({ input }, (error) => error && reject(error));
    });
  } finally {
    await endProcess(child, 'SIGKILL');
  }
}
