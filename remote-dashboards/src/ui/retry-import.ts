/** The first and the longest time in milliseconds after which a failed script download is tried again. */
const firstDelay = 5_000;
const longestDelay = 60_000;

/**
 * Loads a script on demand. The function retries a failed download until the script has loaded. The delay doubles
 * with each failure and ends when the browser is online again.
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
