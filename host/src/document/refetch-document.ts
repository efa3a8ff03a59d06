/** The time-out in milliseconds for fetching a damaged HTML document again. */
const timeoutMs = 10_000;

/**
 * Fetches a damaged HTML document without the cache, then reloads the page. A plain reload would return the damaged
 * copy from the cache.
 * @returns false if this function already reloaded the document, or if the request fails.
 */
export async function refetchDocument(): Promise<boolean> {
  const fresh = await fetch(location.href, {
    cache: 'reload',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => undefined);
  // Reads the whole body, because the browser caches a response only after that.
  const isComplete = fresh?.ok && (await fresh.blob().catch(() => undefined)) !== undefined;
  const [navigation] = performance.getEntriesByType('navigation');
  if (!isComplete || (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload') {
    return false;
  }
  location.reload();
  return true;
}
