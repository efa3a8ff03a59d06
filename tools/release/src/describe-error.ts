/** Joins the message of an error and the messages of its causes. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined
    ? error.message
    : `${error.message} Cause: ${describeError(error.cause)}`;
}
