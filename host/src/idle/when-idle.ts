/** The delay in Safari, which has no `requestIdleCallback`, in milliseconds. The first load has usually ended by then. */
const pause = 200;

/** Runs `work` when the browser is idle. @returns the cleanup. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, pause);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work);
  return () => cancelIdleCallback(request);
}
