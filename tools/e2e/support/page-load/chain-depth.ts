import type { RecordedRequest } from './record-requests.ts';

type Link = Pick<RecordedRequest, 'url' | 'type' | 'initiatorUrl'>;

/**
 * Length of the longest chain of requests in which each one is known only after the previous one has loaded. The
 * document has depth 1, its resources 2, and a script's requests one more than the script.
 * @param requests in request order
 */
export function chainDepth(requests: readonly Link[]): number {
  const depths = new Map<string, number>();
  for (const { url, type, initiatorUrl } of requests) {
    // The document already preloaded this file, so its depth stays.
    if (depths.has(url)) continue;
    const parent = depths.get(initiatorUrl ?? '') ?? 1;
    depths.set(url, type === 'Document' ? 1 : parent + 1);
  }
  return Math.max(0, ...depths.values());
}
