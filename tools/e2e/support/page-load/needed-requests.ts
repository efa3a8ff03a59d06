import type { RecordedRequest } from './record-requests.ts';

type TimedRequest = Pick<RecordedRequest, 'url' | 'type' | 'startedAt'>;

/** The prefetch script of the host application, which requests all later scripts. */
const fetchesAhead = /\/prefetch\.[^/]*\.js$/;

/** Matches files, such as icons, that the browser requests only when it is idle. */
const forLater = /\/(?:remotes\.json|favicon\.[^/]*)$/;

/**
 * Returns the requests that a page needed to become interactive, without prefetch requests.
 * @param aliveAt time when the page became interactive, in milliseconds since the epoch
 */
export function selectRequestsUntilInteractive<Request extends TimedRequest>(
  requests: readonly Request[],
  aliveAt: number,
): readonly Request[] {
  const aheadAt =
    requests.find(({ url }) => fetchesAhead.test(url))?.startedAt ?? Number.POSITIVE_INFINITY;
  return requests.filter(
    ({ url, type, startedAt }) =>
      startedAt <= aliveAt && !forLater.test(url) && !(type === 'Script' && startedAt >= aheadAt),
  );
}
