import type { NetworkFaultKind } from './fault.ts';
import type { FaultTargetName } from './targets.ts';

/**
 * The consumer of a response, such as the browser or the site's code. Each type of consumer notices different faults.
 */
export type ResponseConsumer =
  /** The browser renders the response as a document. */
  | 'document'
  /** The browser loads the response as a file and reports only success or failure, as for scripts, fonts and images. */
  | 'file'
  /** The site's code fetches and parses the response. */
  | 'data'
  /** The fault affects the connection to a server and all its responses. */
  | 'connection';

export const responseConsumers = {
  document: 'document',
  'host bundle': 'file',
  'remote entry': 'file',
  'page chunk': 'file',
  'backend client': 'file',
  fonts: 'file',
  images: 'file',
  'remotes.json': 'data',
  'sign in': 'data',
  'renew session': 'data',
  user: 'data',
  'sign up': 'data',
  'team address': 'data',
  'store message': 'data',
  site: 'connection',
  backend: 'connection',
} as const satisfies Record<FaultTargetName, ResponseConsumer>;

export const endlessFaultKinds: readonly NetworkFaultKind[] = ['silence', 'drip'];

/**
 * The network faults of each response consumer, in groups that the consumer cannot distinguish. A document has few
 * groups, because only the browser decides how it shows a damaged document.
 */
export const networkFaultGroups = {
  document: {
    late: ['latency', 'jitter', 'bandwidth'],
    // The browser shows its own error page.
    lost: ['reset before headers'],
    // The browser shows the page without its end.
    cut: ['reset in the body', 'short body', 'truncated'],
    refused: ['status'],
  },
  file: {
    late: ['latency', 'jitter', 'bandwidth'],
    // Only the site's time-out ends the request for the file.
    endless: endlessFaultKinds,
    broken: ['reset before headers', 'reset in the body', 'short body'],
    // The integrity check or the decoder rejects the file.
    damaged: ['truncated', 'corrupted'],
    // The browser rejects the content type or the status of the response.
    replaced: ['status', 'wrong type', 'page instead'],
  },
  data: {
    late: ['latency', 'jitter', 'bandwidth'],
    endless: endlessFaultKinds,
    // `fetch` or reading the response body rejects.
    broken: ['reset before headers', 'reset in the body', 'short body'],
    // Parsing the response body throws or returns an unexpected value.
    unreadable: ['truncated', 'corrupted', 'wrong type', 'page instead'],
    refused: ['status'],
  },
  connection: {
    unreachable: ['refused', 'unknown host'],
  },
} as const satisfies Record<
  ResponseConsumer,
  Readonly<Record<string, readonly NetworkFaultKind[]>>
>;

/**
 * Returns the kinds of network faults that can affect a kind of request, grouped by their effect on the response's
 * consumer.
 */
export function getFaultGroupsOfTarget(
  target: FaultTargetName,
): readonly (readonly [string, readonly NetworkFaultKind[]])[] {
  return Object.entries(networkFaultGroups[responseConsumers[target]]);
}
