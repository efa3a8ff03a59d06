/** What went wrong, with what caused it: the one names the thing, the other says why. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined
    ? error.message
    : `${error.message} Because: ${describeError(error.cause)}`;
}
