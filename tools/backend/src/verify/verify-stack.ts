import {
  type AccessMatrixComparison,
  compareAccessMatrix,
} from '../authorisation/compare-matrix.ts';
import { allBackendTestJourneys } from './journeys/all.ts';
import type { TestedBackendStack } from './stack.ts';
import { type BackendTestJourneyResult, runBackendTestJourneys } from './verify-journeys.ts';

export interface StackVerification {
  readonly matrix: AccessMatrixComparison;
  readonly outcomes: readonly BackendTestJourneyResult[];
}

/** Runs the authorisation matrix test and every account journey on a backend, and then closes the backend. */
export async function verifyStack(stack: TestedBackendStack): Promise<StackVerification> {
  try {
    const matrix = await compareAccessMatrix(stack.database);
    return { matrix, outcomes: await runBackendTestJourneys(stack, allBackendTestJourneys) };
  } finally {
    await stack.close();
  }
}

/** Lists the failed checks of a backend, one line each. */
export function listFailedBackendChecks({
  matrix,
  outcomes,
}: StackVerification): readonly string[] {
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
