/** The delay in milliseconds for Safari, which has no `requestIdleCallback`. By then, the page has usually loaded. */
const pause = 200;

/**
 * Calls `work` when the browser is idle.
 * @returns a function that cancels the call.
 */
export function callWhenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, pause);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work);
  return () => cancelIdleCallback(request);
}
