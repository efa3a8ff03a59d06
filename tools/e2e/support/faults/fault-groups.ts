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
 * The faults of each consumer. A group contains faults that the consumer cannot distinguish:
 *
 * | Group | What the consumer gets | Document | File | Data |
 * |---|---|---|---|---|
 * | late | the full response, later | as usual | as usual | as usual |
 * | endless | neither an answer nor an error | | only the site's time-out ends it | the site's time-out or abort signal |
 * | broken | the connection breaks | | an error event | `fetch` or reading the body rejects |
 * | lost | no byte | the browser's own error page | | |
 * | cut | the start of the response | a page without its end | | |
 * | damaged | changed bytes | | the integrity check or the decoder rejects them: an error event | |
 * | replaced | another response | | the browser rejects its type or status: an error event | |
 * | unreadable | status 200 with an invalid body | | | parsing throws or returns another shape |
 * | refused | an error status | shown as received | | `ok` is false |
 * | unreachable | no connection at all | | | |
 *
 * A document has no damaged, replaced or endless faults: the browser, not the site, decides what it shows then.
 */
export const networkFaultGroups = {
  document: {
    late: ['latency', 'jitter', 'bandwidth'],
    lost: ['reset before headers'],
    cut: ['reset in the body', 'short body', 'truncated'],
    refused: ['status'],
  },
  file: {
    late: ['latency', 'jitter', 'bandwidth'],
    endless: endlessFaultKinds,
    broken: ['reset before headers', 'reset in the body', 'short body'],
    damaged: ['truncated', 'corrupted'],
    replaced: ['status', 'wrong type', 'page instead'],
  },
  data: {
    late: ['latency', 'jitter', 'bandwidth'],
    endless: endlessFaultKinds,
    broken: ['reset before headers', 'reset in the body', 'short body'],
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
