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
    what: 'a sign-up with an address that has an account looks like any other',
    hosted: { status: true, fields: false },
    reason: 'Its auth server answers without identities and role; SECURITY.md says so.',
  },
  {
    what: 'a second reset at once: with an account, without',
    hosted: [429, 200],
    reason: 'Its auth server limits mails by account, and says so at once; SECURITY.md says so.',
  },
];
