/** What to say of a full disk, instead of where in the code it was met. */
export const diskFull =
  'The disk is full. Free some space and run this again: "npm run release -- prune" deletes releases that nothing needs, and .local/ holds nothing but local data (.local/data) and what tests left.';

/** Whether an error says so, in its own words or in those of what it was caused by. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return /\bENOSPC\b|no space left on device/i.test(String(error));
  return isDiskFull(`${error.stack}`) || (error.cause !== undefined && isDiskFull(error.cause));
}
