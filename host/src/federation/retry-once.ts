/** How long a script may take, in milliseconds, before the browser tries another release. Chunks have the same. */
export const scriptTimeout = 10_000;

/** A container script and then its chunk. Code that never settles must not keep anybody longer than that. */
const attemptTimeout = 2 * scriptTimeout;

/** What took this long to fail has hung: it may have been fetched ahead for a while before somebody came to wait. */
const hungAfter = scriptTimeout / 2;

/**
 * Loads code, at the second attempt when the first one fails: Chromium answers the first request after a failed
 * preload from that failure.
 * @param load gets how a request of the second attempt passes the browser's copy, which may be what failed.
 */
export async function retryOnce<T>(load: (cache: RequestCache) => Promise<T>): Promise<T> {
  const started = performance.now();
  try {
    return await inTime(load('default'));
  } catch (error) {
    // What hung once will hang again, and somebody is waiting.
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
