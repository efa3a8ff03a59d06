/** The time-out of a script, in milliseconds. After it, the browser tries another release. Chunks have the same time-out. */
export const scriptTimeout = 10_000;

/** The time-out of one attempt: a container script and then its chunk. */
const attemptTimeout = 2 * scriptTimeout;

/**
 * An attempt that failed after this time had probably hung. The time is shorter than the time-out, because a prefetch may
 * have started the request earlier.
 */
const hungAfter = scriptTimeout / 2;

/**
 * Calls `load`, and calls it once more if it fails quickly. Chromium answers the first request after a failed preload from
 * that failure.
 * @param load gets the cache mode: `reload` at the second attempt, because the cached copy may be damaged.
 */
export async function retryOnce<T>(load: (cache: RequestCache) => Promise<T>): Promise<T> {
  const started = performance.now();
  try {
    return await inTime(load('default'));
  } catch (error) {
    // A script that hung will probably hang again, and the visitor is waiting.
    if (performance.now() - started >= hungAfter) throw error;
    return inTime(load('reload'));
  }
}

function inTime<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`The script did not load within ${attemptTimeout / 1000} seconds.`));
    }, attemptTimeout);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
