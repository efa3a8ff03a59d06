import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { CommandError } from '@torsa/node-lib/command-error';
import type { ReleaseReport } from './release-main.ts';

/** What one release command took. */
export interface MeasuredRelease {
  /** Of the whole process, with the start of Node. */
  readonly processMilliseconds: number;
  /** Of the command itself. */
  readonly milliseconds: number;
  readonly peakBytes: number;
}

/** Runs a release command in a new process. @throws {CommandError} with what it said when it fails. */
export async function runRelease(...args: readonly string[]): Promise<MeasuredRelease> {
  const started = performance.now();
  const child = fork(path.join(import.meta.dirname, 'release-main.ts'), args, {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  let report: ReleaseReport | undefined;
  child.once('message', (message) => {
    report = message as ReleaseReport;
  });
  await once(child, 'exit');
  if (report?.exitCode !== 0) throw new CommandError(`release ${args.join(' ')}\n${said}`);
  return {
    processMilliseconds: performance.now() - started,
    milliseconds: report.milliseconds,
    peakBytes: report.peakBytes,
  };
}
