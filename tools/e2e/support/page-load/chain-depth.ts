import type { RecordedRequest } from './record-requests.ts';

type Link = Pick<RecordedRequest, 'url' | 'type' | 'initiatorUrl'>;

/**
 * Returns the length of the longest chain of requests, from the HTML document with depth 1.
 * @param requests in the order of their start
 */
export function computeRequestChainDepth(requests: readonly Link[]): number {
  const depths = new Map<string, number>();
  for (const { url, type, initiatorUrl } of requests) {
    // A preloaded file has the depth of its preload link, even if a script requests the file again.
    if (depths.has(url)) continue;
    const parent = depths.get(initiatorUrl ?? '') ?? 1;
    depths.set(url, type === 'Document' ? 1 : parent + 1);
  }
  return Math.max(0, ...depths.values());
}
