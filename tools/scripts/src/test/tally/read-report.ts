import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { failedTestTally, type TestTally } from './tally.ts';

/**
 * Deletes the report of an earlier test run, which must not count.
 * @returns the path of the report.
 */
export async function deleteOldTestReport(folder: string, name: string): Promise<string> {
  const file = path.join(folder, name);
  await mkdir(folder, { recursive: true });
  await rm(file, { force: true });
  return file;
}

/** A test runner that has ended: its exit code and its report. */
export interface TestRunnerResult {
  readonly title: string;
  readonly exitCode: number | null;
  readonly file: string;
}

/** Counts the tests in a runner's report. A runner that crashed without a failed test counts as one failure. */
export async function countTestReport<Report>(
  { title, exitCode, file }: TestRunnerResult,
  count: (report: Report) => TestTally,
): Promise<TestTally> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined)
    return failedTestTally(`${title}: the runner left no report (${ending(exitCode)})`);
  const tally = counted(text, count);
  if (!tally)
    return failedTestTally(`${title}: the runner left an unreadable report (${ending(exitCode)})`);
  if (exitCode === 0 || tally.failures.length > 0) return tally;
  return {
    ...tally,
    failures: [`${title}: the runner failed outside of its tests (${ending(exitCode)}), see above`],
  };
}

/** Parses a test report. Returns undefined for an incomplete report. */
function counted<Report>(
  text: string,
  count: (report: Report) => TestTally,
): TestTally | undefined {
  try {
    return count(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function ending(exitCode: number | null): string {
  return exitCode === null ? 'it was killed' : `exit code ${exitCode}`;
}
