/** An error of the backend, whichever of its services it comes from. */
interface Refusal {
  readonly message: string;
  readonly details?: unknown;
}

/**
 * When something may be tried again, in seconds. The database says `retry_after=540`, the auth server "after 43 seconds".
 * Undefined where neither says it.
 */
export function retryAfterOf({ message, details }: Refusal): number | undefined {
  const [, seconds] =
    /^retry_after=(\d{1,6})$/.exec(String(details)) ??
    /after (\d{1,6}) seconds?/.exec(message) ??
    [];
  return seconds === undefined ? undefined : Number(seconds);
}
