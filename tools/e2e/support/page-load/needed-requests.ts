import type { RecordedRequest } from './record-requests.ts';

type TimedRequest = Pick<RecordedRequest, 'url' | 'type' | 'startedAt'>;

/** The host's code for fetching pages ahead: scripts that are asked for after it are fetched by it. */
const fetchesAhead = /\/prefetch\.[^/]*\.js$/;

/** Asked for once the browser is idle, for the pages after this one, or by the browser itself, for its tab. */
const forLater = /\/(?:remotes\.json|favicon\.[^/]*)$/;

/**
 * What a page needed to come alive: asked for before that, and neither by nor for fetching other pages ahead.
 * @param aliveAt in milliseconds since the epoch.
 */
export function neededRequests<Request extends TimedRequest>(
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
