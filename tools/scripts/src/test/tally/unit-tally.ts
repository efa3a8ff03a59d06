import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { TestTally } from './tally.ts';

/** The fields of Vitest's JSON report that `countUnitTests` uses. */
export interface UnitTestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly UnitTest[];
  }[];
}

interface UnitTest {
  readonly fullName: string;
  readonly status: string;
  readonly meta?: { readonly missingProgram?: string };
}

interface Reading {
  /** The folder to which file names in the output are relative. */
  readonly root: string;
  /** True if the user chose tests by name (`-t`), so that Vitest reports all other tests as skipped. */
  readonly byName?: boolean;
}

/**
 * Counts unit tests in Vitest's report. A skipped test counts as failed, unless the test names a program that the
 * machine lacks.
 */
export function countUnitTests(
  report: UnitTestReport,
  { root, byName = false }: Reading,
): TestTally {
  let passed = 0;
  const failures: string[] = [];
  const missingPrograms: string[] = [];
  for (const { name, status, message, assertionResults } of report.testResults) {
    const file = path.relative(root, name);
    for (const test of assertionResults) {
      if (test.status === 'passed') passed += 1;
      else if (test.status === 'failed') failures.push(`Failed: ${file} › ${test.fullName.trim()}`);
      else if (test.meta?.missingProgram) missingPrograms.push(test.meta.missingProgram);
      else if (!byName) failures.push(`${notRun(test.status)}: ${file} › ${test.fullName.trim()}`);
    }
    // Counts a test file itself as failed if it fails outside its tests.
    const hasFailedTest = assertionResults.some((test) => test.status === 'failed');
    if (status === 'failed' && !hasFailedTest) {
      failures.push(`Failed: ${file}: ${stripVTControlCharacters(message).split('\n')[0]}`);
    }
  }
  return { passed, failures, missingPrograms };
}

function notRun(status: string): string {
  if (status === 'todo') return 'Not written';
  return status === 'skipped' ? 'Skipped' : 'Did not run';
}
