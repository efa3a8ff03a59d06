/** An answer in which a hosted project may differ from the embedded backend. */
export interface Difference {
  /** As a journey notes it. */
  readonly what: string;
  readonly hosted: unknown;
  readonly reason: string;
}

/** Every other difference fails. */
export const acceptedDifferences: readonly Difference[] = [
  {
    what: 'a second reset at once: with an account, without',
    hosted: [429, 200],
    reason:
      'Its auth server sends an account one email a minute (`max_frequency`); the embedded backend has no such limit.',
  },
];
