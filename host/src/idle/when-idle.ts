/** Where the browser does not tell when it is idle (Safari), in milliseconds: work of the first load is over by then. */
const pause = 200;

/** Runs `work` once the browser has nothing better to do. @returns the cleanup. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, pause);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work);
  return () => cancelIdleCallback(request);
}
