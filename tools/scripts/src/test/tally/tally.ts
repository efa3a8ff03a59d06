/** The result of a check or a test runner: the number of passed tests, the failures and the missing programs. */
export interface Tally {
  readonly passed: number;
  /** One text line for each failure. */
  readonly failures: readonly string[];
  /** Programs that are missing on the machine, because of which tests were skipped. */
  readonly missingPrograms: readonly string[];
}

export const emptyTally: Tally = { passed: 0, failures: [], missingPrograms: [] };

export function failedTally(line: string): Tally {
  return { ...emptyTally, failures: [line] };
}

export function addTallies(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
    missingPrograms: [...new Set(tallies.flatMap(({ missingPrograms }) => missingPrograms))].sort(),
  };
}

/** Formats the last lines of the output: failures, missing programs, and `N passed, N failed`. */
export function formatTally({ passed, failures, missingPrograms }: Tally): readonly string[] {
  return [
    ...failures.map((line) => `✗ ${line}`),
    ...(missingPrograms.length > 0
      ? [`Not tested, because this machine lacks: ${missingPrograms.join(', ')}`]
      : []),
    `${passed} passed, ${failures.length} failed`,
  ];
}

/** True if there are no failures and at least one test passed. Without a passed test, nothing was tested. */
export function hasPassed({ passed, failures }: Tally): boolean {
  return passed > 0 && failures.length === 0;
}
