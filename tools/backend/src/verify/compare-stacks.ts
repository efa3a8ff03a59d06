import { isDeepStrictEqual } from 'node:util';
import { type AcceptedStackDifference, acceptedStackDifferences } from './differences.ts';
import type { BackendTestJourneyResult } from './verify-journeys.ts';

export interface StackDifference {
  readonly what: string;
  readonly embedded: unknown;
  readonly hosted: unknown;
  /** The reason why the difference between the two responses is accepted, or undefined. */
  readonly reason: string | undefined;
}

/**
 * Returns the recorded responses that differ between two backends, except those of a journey (test of a user's steps)
 * that failed on one of them.
 */
export function compareBackendStacks(
  embedded: readonly BackendTestJourneyResult[],
  hosted: readonly BackendTestJourneyResult[],
  accepted: readonly AcceptedStackDifference[] = acceptedStackDifferences,
): readonly StackDifference[] {
  return embedded.flatMap(({ name, notes }) => {
    const other = hosted.find((outcome) => outcome.name === name)?.notes ?? {};
    const common = Object.keys(notes).filter((what) => Object.hasOwn(other, what));
    return common.flatMap((what) => {
      if (isDeepStrictEqual(notes[what], other[what])) return [];
      const known = accepted.find(
        (one) => one.what === what && isDeepStrictEqual(one.hosted, other[what]),
      );
      return [{ what, embedded: notes[what], hosted: other[what], reason: known?.reason }];
    });
  });
}
