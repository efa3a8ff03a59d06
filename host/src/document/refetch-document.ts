/** How long a fresh copy of the document may take, in milliseconds. */
const timeoutMs = 10_000;

/**
 * Fetches the document past the cache, which would give a damaged copy again and again as its tag is the right one,
 * and opens it. @returns false when it was opened anew already, or cannot be had.
 */
export async function refetchDocument(): Promise<boolean> {
  const fresh = await fetch(location.href, {
    cache: 'reload',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => undefined);
  // A body that is not read to its end is not kept.
  const isThere = fresh?.ok && (await fresh.blob().catch(() => undefined)) !== undefined;
  const [navigation] = performance.getEntriesByType('navigation');
  if (!isThere || (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload') {
    return false;
  }
  location.reload();
  return true;
}
