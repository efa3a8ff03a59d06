/** What a check or a runner of tests found. */
export interface Tally {
  readonly passed: number;
  /** A line for each failure, which says what it is. */
  readonly failures: readonly string[];
  /** What the machine lacks, so that some tests had nothing to try. */
  readonly missingPrograms: readonly string[];
}

export const nothingTried: Tally = { passed: 0, failures: [], missingPrograms: [] };

export function failure(line: string): Tally {
  return { ...nothingTried, failures: [line] };
}

export function addTallies(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
    missingPrograms: [...new Set(tallies.flatMap(({ missingPrograms }) => missingPrograms))].sort(),
  };
}

/** The last lines of a run: what failed, what the machine lacks, and `N passed, N failed`. */
export function tallyLines({ passed, failures, missingPrograms }: Tally): readonly string[] {
  return [
    ...failures.map((line) => `✗ ${line}`),
    ...(missingPrograms.length > 0
      ? [`Not tried, as this machine lacks it: ${missingPrograms.join(', ')}`]
      : []),
    `${passed} passed, ${failures.length} failed`,
  ];
}

/** A run in which nothing passed has tried nothing. */
export function isGreen({ passed, failures }: Tally): boolean {
  return passed > 0 && failures.length === 0;
}
