import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { failure, type Tally } from './tally.ts';

/** Makes way for the report of a new run: an old one must not be counted. @returns its file */
export async function freshReport(folder: string, name: string): Promise<string> {
  const file = path.join(folder, name);
  await mkdir(folder, { recursive: true });
  await rm(file, { force: true });
  return file;
}

/** What a runner of tests left when it ended. */
export interface EndedRun<Schema extends v.GenericSchema> {
  readonly title: string;
  readonly exitCode: number | null;
  readonly file: string;
  readonly schema: Schema;
}

/**
 * Counts a report. A runner that crashed counts as one failure: without a report there is no other, and with one it has
 * failed outside of every test.
 */
export async function readTally<Schema extends v.GenericSchema>(
  { title, exitCode, file, schema }: EndedRun<Schema>,
  count: (report: v.InferOutput<Schema>) => Tally,
): Promise<Tally> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined)
    return failure(`${title}: the runner left no report (${ending(exitCode)})`);
  const report = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  if (!report.success) {
    return failure(`${title}: the runner left an unreadable report (${ending(exitCode)})`);
  }
  const tally = count(report.output);
  if (exitCode === 0 || tally.failures.length > 0) return tally;
  return {
    ...tally,
    failures: [`${title}: the runner failed outside of its tests (${ending(exitCode)}), see above`],
  };
}

function ending(exitCode: number | null): string {
  return exitCode === null ? 'it was killed' : `exit code ${exitCode}`;
}
