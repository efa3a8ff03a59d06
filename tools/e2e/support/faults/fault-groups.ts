import type { FaultKind } from './fault.ts';
import type { TargetName } from './targets.ts';

/** What takes an answer in, and so decides which faults look alike. */
export type ResponseConsumer =
  /** The browser shows it. */
  | 'document'
  /** The browser loads it for the page and says no more than whether it could: scripts, fonts, images. */
  | 'file'
  /** Code of the site asks for it and reads it. */
  | 'data'
  /** No answer but the way to a server, with all that comes from there. */
  | 'connection';

export const consumerOfTarget = {
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
} as const satisfies Record<TargetName, ResponseConsumer>;

export const endless: readonly FaultKind[] = ['silence', 'drip'];

/**
 * The faults of each reader, those together that its client cannot tell apart:
 *
 * | Group | What the client meets | Document | File | Data |
 * |---|---|---|---|---|
 * | late | all of it, later | as ever | as ever | as ever |
 * | endless | neither an answer nor an error | | only its own time-out helps | its own time-out or signal |
 * | broken | the connection breaks | | an error event | `fetch` or reading the body rejects |
 * | lost | no byte | the browser's own error page | | |
 * | cut | its beginning | a page without its end | | |
 * | damaged | other bytes than were sent | | integrity or the decoder refuses it: an error event | |
 * | replaced | an answer to another question | | type or status is refused: an error event | |
 * | unreadable | 200, and nothing that can be read | | | parsing throws, or finds another shape |
 * | refused | a status that says no | shown as it is | | `ok` is false |
 * | unreachable | no connection at all | | | |
 *
 * A document with flipped bytes or of another type is no page of this site any more, and what never comes leaves the
 * page before it on the screen: both are the browser's.
 */
export const faultGroups = {
  document: {
    late: ['latency', 'jitter', 'bandwidth'],
    lost: ['reset before headers'],
    cut: ['reset in the body', 'short body', 'truncated'],
    refused: ['status'],
  },
  file: {
    late: ['latency', 'jitter', 'bandwidth'],
    endless,
    broken: ['reset before headers', 'reset in the body', 'short body'],
    damaged: ['truncated', 'corrupted'],
    replaced: ['status', 'wrong type', 'page instead'],
  },
  data: {
    late: ['latency', 'jitter', 'bandwidth'],
    endless,
    broken: ['reset before headers', 'reset in the body', 'short body'],
    unreadable: ['truncated', 'corrupted', 'wrong type', 'page instead'],
    refused: ['status'],
  },
  connection: {
    unreachable: ['refused', 'unknown host'],
  },
} as const satisfies Record<ResponseConsumer, Readonly<Record<string, readonly FaultKind[]>>>;

/** The kinds of fault that can strike a target, group by group. */
export function groupsOf(target: TargetName): readonly (readonly [string, readonly FaultKind[]])[] {
  return Object.entries(faultGroups[consumerOfTarget[target]]);
}

export function groupOf(target: TargetName, kind: FaultKind): string {
  const [name] = groupsOf(target).find(([, kinds]) => kinds.includes(kind)) ?? [];
  if (!name) throw new RangeError(`No fault of the kind "${kind}" is tried on ${target}.`);
  return name;
}
