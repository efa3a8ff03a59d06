import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite, JSONReportTest } from '@playwright/test/reporter';
import type { TestTally } from './tally.ts';

/**
 * Counts browser tests in Playwright's report. Retried and skipped tests count as failed, unless the annotation
 * `missing-program` names a program that the machine lacks.
 */
export function countBrowserTests({
  suites,
  errors,
}: Pick<JSONReport, 'suites' | 'errors'>): TestTally {
  let passed = 0;
  const missingPrograms: string[] = [];
  const failures = errors.map(({ message = '' }) => `Failed: ${firstLine(message)}`);
  for (const { title, test } of suites.flatMap((suite) => testsOf(suite, []))) {
    const lacking = test.annotations.find(({ type }) => type === 'missing-program');
    if (test.status === 'expected') passed += 1;
    else if (test.status === 'skipped' && lacking?.description) {
      missingPrograms.push(lacking.description);
    } else failures.push(`${outcomeOf(test)}: ${title}`);
  }
  return { passed, failures, missingPrograms };
}

function testsOf(
  suite: JSONReportSuite,
  parents: readonly string[],
): readonly { readonly title: string; readonly test: JSONReportTest }[] {
  const titles = [...parents, suite.title];
  return [
    ...suite.specs.flatMap(({ title, tests }) =>
      tests.map((test) => ({ title: [...titles, title].join(' › '), test })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, titles)),
  ];
}

function outcomeOf({ status, expectedStatus }: JSONReportTest): string {
  if (status === 'flaky') return 'Passed only at the second try';
  if (status === 'unexpected') return 'Failed';
  // Counts a test that did not run, for example because a hook or an earlier test of a serial group failed.
  return expectedStatus === 'skipped' ? 'Skipped' : 'Did not run';
}

function firstLine(message: string): string | undefined {
  return stripVTControlCharacters(message).split('\n')[0];
}
