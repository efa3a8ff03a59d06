/** An answer in which a hosted project may differ from the embedded backend. */
export interface Difference {
  /** As a journey notes it. */
  readonly what: string;
  readonly hosted: unknown;
  readonly reason: string;
}

/** Every other difference fails. */
export const acceptedDifferences: readonly Difference[] = [];
