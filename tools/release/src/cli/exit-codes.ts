/** What a release command ends with. */
export const exitCodes = {
  done: 0,
  /** Something failed that is no judgement on the release: the store, a missing file, a bad name. */
  failed: 1,
  /** The gate refused the change, and nothing was changed. */
  refused: 2,
  /** The command line cannot be understood. */
  usage: 64,
} as const;
