import path from 'node:path';
import { CommandError } from './command-error.ts';
import { endProcess } from './end-process.ts';
import { type ChildMessage, describeEnd, forkChild } from './fork-child.ts';

/**
 * Has a module that calls `answerParent` do a work in a process of its own, whose memory is free afterwards.
 * @returns its result. @throws {CommandError} saying what went wrong there.
 */
export async function runInChild(file: string, input: unknown): Promise<unknown> {
  const child = forkChild(file);
  try {
    return await new Promise((resolve, reject) => {
      child.once('message', (message: ChildMessage) => {
        if (message.type === 'done') resolve(message.output);
        if (message.type === 'failed') reject(new CommandError(message.message));
      });
      child.once('error', reject);
      child.once('exit', (code, signal) => {
        const end = describeEnd(code, signal);
        reject(new CommandError(`${path.basename(file)} was cut short (${end}).`));
      });
      child.send({ input }, (error) => error && reject(error));
    });
  } finally {
    await endProcess(child);
  }
}
