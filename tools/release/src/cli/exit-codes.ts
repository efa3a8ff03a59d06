/** The exit codes of the release commands. */
export const releaseExitCodes = {
  done: 0,
  /** A technical failure, such as an unreachable store, a missing file or an unknown app. */
  failed: 1,
  /** The release gate (checks before publishing) refused the change, and the site is unchanged. */
  refused: 2,
  /** The command line has invalid arguments. */
  usage: 64,
} as const;
