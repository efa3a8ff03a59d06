/** The time-out for loading a script, in milliseconds. Webpack chunks have the same time-out. */
export const scriptTimeoutMs = 10_000;

/** The time-out in milliseconds of one load attempt, which loads a container script and then one chunk. */
const attemptTimeout = 2 * scriptTimeoutMs;

/**
 * An attempt that fails after this many milliseconds has probably hung. It is below the time-out, because a prefetch
 * may have started the request earlier.
 */
const hungAfter = scriptTimeoutMs / 2;

/**
 * Calls `load`, and once more if it fails quickly, because Chromium answers the request after a failed preload with
 * that failure.
 * @param load gets the cache mode, which is `reload` for the second call, because the cached response may be damaged.
 */
export async function loadWithOneRetry<T>(load: (cache: RequestCache) => Promise<T>): Promise<T> {
  const started = performance.now();
  try {
    return await inTime(load('default'));
  } catch (error) {
    // Does not repeat a request that hung, because it will probably hang again.
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
