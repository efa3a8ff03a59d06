/** The time in milliseconds after which a failed script download is tried again. */
const retryTime = 5_000;

/** Loads a script on demand. The function retries a failed download until the script has loaded. */
export async function importWithRetry<Code>(load: () => Promise<Code>): Promise<Code> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, retryTime));
    }
  }
}
