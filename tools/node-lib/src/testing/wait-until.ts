import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Asks again and again until there is an answer. What the question throws counts as no answer yet.
 * @returns the answer.
 * @throws {Error} saying what was waited for, with the last failure as its cause.
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
    await sleep(intervalMs);
  }
}
