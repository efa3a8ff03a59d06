import { isDeepStrictEqual } from 'node:util';
import { acceptedDifferences, type Difference } from './differences.ts';
import type { Outcome } from './verify-journeys.ts';

export interface StackDifference {
  readonly what: string;
  readonly embedded: unknown;
  readonly hosted: unknown;
  /** Why it is accepted; undefined when it is not. */
  readonly reason: string | undefined;
}

/** The answers that journeys noted differently on the two. A journey that failed on one is not compared. */
export function compareStacks(
  embedded: readonly Outcome[],
  hosted: readonly Outcome[],
  accepted: readonly Difference[] = acceptedDifferences,
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
