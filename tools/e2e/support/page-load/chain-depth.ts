import type { RecordedRequest } from './record-requests.ts';

type Link = Pick<RecordedRequest, 'url' | 'type' | 'initiatorUrl'>;

/**
 * Returns the length of the longest request chain, in which each response triggers the next request. The HTML
 * document has depth 1, and its resources have depth 2. Requests of a script are one level deeper than the script.
 * @param requests in the order of their start
 */
export function computeRequestChainDepth(requests: readonly Link[]): number {
  const depths = new Map<string, number>();
  for (const { url, type, initiatorUrl } of requests) {
    // Uses the depth of the preload link for a preloaded file, even if a script requests the file again.
    if (depths.has(url)) continue;
    const parent = depths.get(initiatorUrl ?? '') ?? 1;
    depths.set(url, type === 'Document' ? 1 : parent + 1);
  }
  return Math.max(0, ...depths.values());
}
