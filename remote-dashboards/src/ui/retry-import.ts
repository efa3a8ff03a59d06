/** The time after which a failed download is tried again, in milliseconds. */
const retryTime = 5_000;

/** Loads a script on demand. A failed download is retried until it succeeds. */
export async function retryImport<Code>(load: () => Promise<Code>): Promise<Code> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, retryTime));
    }
  }
}
