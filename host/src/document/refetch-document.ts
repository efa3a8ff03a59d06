/** The time-out of the request, in milliseconds. */
const timeoutMs = 10_000;

/**
 * Fetches the document without the cache, then reloads it. A cache would keep serving a damaged copy, because its ETag is
 * valid.
 * @returns false if the document was reloaded before, or if the request fails.
 */
export async function refetchDocument(): Promise<boolean> {
  const fresh = await fetch(location.href, {
    cache: 'reload',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => undefined);
  // The browser caches a response only if the body was read to its end.
  const isComplete = fresh?.ok && (await fresh.blob().catch(() => undefined)) !== undefined;
  const [navigation] = performance.getEntriesByType('navigation');
  if (!isComplete || (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload') {
    return false;
  }
  location.reload();
  return true;
}
