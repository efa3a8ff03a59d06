/** The error message for a full disk, which replaces the stack. */
export const diskFullMessage =
  'The disk is full. Free some space and run the command again. "npm run release -- prune" deletes old releases. The folder .local contains local data (.local/data) and results of tests.';

/** Returns true if an error or one of its causes reports a full disk. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return /\bENOSPC\b|no space left on device/i.test(String(error));
  return isDiskFull(`${error.stack}`) || (error.cause !== undefined && isDiskFull(error.cause));
}
