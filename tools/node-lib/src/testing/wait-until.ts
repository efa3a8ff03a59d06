/**
 * Repeats a question until it succeeds. An exception counts as no answer.
 * @returns the answer.
 * @throws {Error} after the time-out with the description, and with the last exception as its cause.
 */
export async function waitUntil<Answer>(
  what: string,
  ask: () => Promise<Answer>,
  { timeoutMs = 10_000, intervalMs = 50 } = {},
): Promise<Answer> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    try {
      return await ask();
    } catch (cause) {
      if (performance.now() > deadline) {
        throw new Error(`Timed out after ${timeoutMs} ms: ${what}.`, { cause });
      }
    }
    // Uses the global function, so that a test can replace it by a fake clock.
    await new Promise((resolve) => setTimeout(resolve, intervalMs));
  }
}
