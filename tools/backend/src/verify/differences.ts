/** An API response that may differ between hosted Supabase and the embedded backend. */
export interface AcceptedStackDifference {
  /** The name of the recorded response in a journey (test of a user's steps). */
  readonly what: string;
  readonly hosted: unknown;
  readonly reason: string;
}

/** The accepted differences between hosted Supabase and the embedded backend. Any other difference is an error. */
export const acceptedStackDifferences: readonly AcceptedStackDifference[] = [
  {
    what: 'a second immediate password reset, with and without an account',
    hosted: [429, 200],
    reason:
      'The hosted auth server sends an account only one email per minute (`max_frequency`). The embedded backend has no such limit.',
  },
  {
    what: 'upload above 25 MB without a length',
    hosted: [400, '403'],
    reason:
      'Hosted Storage reads such a body, and then the trigger `check_object` refuses its size.',
  },
  ...['content-disposition', 'x-content-type-options', 'content-security-policy'].map((name) => ({
    what: `header ${name}`,
    hosted: null,
    reason:
      'Hosted Storage sends no such header for a URL without `download`. Its origin is not that of the site.',
  })),
];
