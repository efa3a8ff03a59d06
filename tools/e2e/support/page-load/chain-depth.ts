import type { RecordedRequest } from './record-requests.ts';

type Link = Pick<RecordedRequest, 'url' | 'type' | 'initiatorUrl'>;

/**
 * The longest chain of requests of which each was known only once the one before had come: the document is 1, what
 * it names is 2, and what a script asks for is one more than that script.
 * @param requests in the order in which they were asked for.
 */
export function chainDepth(requests: readonly Link[]): number {
  const depths = new Map<string, number>();
  for (const { url, type, initiatorUrl } of requests) {
    // A file that the document preloads is known from the document, whoever asks for it again.
    if (depths.has(url)) continue;
    const parent = depths.get(initiatorUrl ?? '') ?? 1;
    depths.set(url, type === 'Document' ? 1 : parent + 1);
  }
  return Math.max(0, ...depths.values());
}
