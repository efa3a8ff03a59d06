/** The result of a check or a test runner: the number of passed tests, the failures and the missing programs. */
export interface TestTally {
  readonly passed: number;
  /** A list with one text line for each failure. */
  readonly failures: readonly string[];
  /** Programs that are missing on the machine, because of which tests were skipped. */
  readonly missingPrograms: readonly string[];
}

export const emptyTestTally: TestTally = { passed: 0, failures: [], missingPrograms: [] };

export function failedTestTally(line: string): TestTally {
  return { ...emptyTestTally, failures: [line] };
}

export function addTestTallies(tallies: readonly TestTally[]): TestTally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
    missingPrograms: [...new Set(tallies.flatMap(({ missingPrograms }) => missingPrograms))].sort(),
  };
}

/** Formats the last lines of the output: failures, missing programs, and `N passed, N failed`. */
export function formatTestTally({
  passed,
  failures,
  missingPrograms,
}: TestTally): readonly string[] {
  return [
    ...failures.map((line) => `✗ ${line}`),
    ...(missingPrograms.length > 0
      ? [`Not tested, because this machine lacks: ${missingPrograms.join(', ')}`]
      : []),
    `${passed} passed, ${failures.length} failed`,
  ];
}

/** True if at least one test passed and none failed. */
export function isTallyPassed({ passed, failures }: TestTally): boolean {
  return passed > 0 && failures.length === 0;
}
