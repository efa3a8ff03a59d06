/** The result of a check or a test runner. */
export interface Tally {
  readonly passed: number;
  /** One line for each failure. */
  readonly failures: readonly string[];
  /** Programs that the machine lacks, so that tests were skipped. */
  readonly missingPrograms: readonly string[];
}

export const emptyTally: Tally = { passed: 0, failures: [], missingPrograms: [] };

export function failure(line: string): Tally {
  return { ...emptyTally, failures: [line] };
}

export function addTallies(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
    missingPrograms: [...new Set(tallies.flatMap(({ missingPrograms }) => missingPrograms))].sort(),
  };
}

/** The last lines of a run: failures, missing programs, and `N passed, N failed`. */
export function tallyLines({ passed, failures, missingPrograms }: Tally): readonly string[] {
  return [
    ...failures.map((line) => `✗ ${line}`),
    ...(missingPrograms.length > 0
      ? [`Not tested, because this machine lacks: ${missingPrograms.join(', ')}`]
      : []),
    `${passed} passed, ${failures.length} failed`,
  ];
}

/** A run without a passed test has tested nothing, so it is not green. */
export function isGreen({ passed, failures }: Tally): boolean {
  return passed > 0 && failures.length === 0;
}
