import { type Comparison, compareMatrix } from '../authorisation/compare-matrix.ts';
import { journeys } from './journeys/all.ts';
import type { Stack } from './stack.ts';
import { type Outcome, runJourneys } from './verify-journeys.ts';

export interface Verified {
  readonly matrix: Comparison;
  readonly outcomes: readonly Outcome[];
}

/** Runs the authorisation matrix test and every account journey on a backend, and then closes the backend. */
export async function verifyStack(stack: Stack): Promise<Verified> {
  try {
    const matrix = await compareMatrix(stack.database);
    return { matrix, outcomes: await runJourneys(stack, journeys) };
  } finally {
    await stack.close();
  }
}

/** Lists the failed checks of a backend, one line each. */
export function listProblems({ matrix, outcomes }: Verified): readonly string[] {
  return [
    ...Object.entries(matrix.differences).map(
      ([name, { expected, found }]) =>
        `${name}: matrix.tsv expects ${expected ?? 'no such cell'}, but the database gives ${found ?? 'no such cell'}. Correct the migration, or update matrix.tsv.`,
    ),
    ...outcomes.flatMap(({ name, failure }) =>
      failure === undefined ? [] : [`${name}: ${reasonOf(failure)}`],
    ),
  ];
}

function reasonOf(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure);
  const cause = failure.cause instanceof Error ? ` (${failure.cause.message})` : '';
  return `${failure.message}${cause}`;
}
