/** The first and the longest delay in milliseconds before a failed script download is repeated. */
const firstDelay = 5_000;
const longestDelay = 60_000;

/**
 * Loads a script on demand. Failed downloads are repeated with a growing delay, or immediately when the browser is
 * online again.
 */
export async function importWithRetry<Code>(load: () => Promise<Code>): Promise<Code> {
  for (let delay = firstDelay; ; delay = Math.min(longestDelay, 2 * delay)) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => {
        setTimeout(resolve, delay);
        window.addEventListener('online', resolve, { once: true });
      });
    }
  }
}
