/** Exit codes of the release commands. */
export const exitCodes = {
  done: 0,
  /** A failure that is not a verdict on the release: the store, a missing file, an unknown name. */
  failed: 1,
  /** The gate refused the change. Nothing was changed. */
  refused: 2,
  /** The command line is invalid. */
  usage: 64,
} as const;
