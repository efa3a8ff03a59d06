import * as v from 'valibot';
import { parseContract } from './parse-contract.ts';
import { appVersion, generation, integrity } from './registry.ts';

const text = v.pipe(v.string('must be a text'), v.minLength(1, 'must not be empty'));

const historyEntry = v.object(
  {
    /** The registry's generation after this change. */
    generation,
    action: v.picklist(
      [
        'publish',
        'rollback',
        'canary',
        'promote',
        'abort',
        'configure',
        'compose',
        'prune',
        'revoke',
        'withdraw',
      ],
      'must be an action',
    ),
    /** The releases that this change published or removed. */
    releases: v.array(
      v.object({ app: text, version: appVersion }, 'must be an object'),
      'must be a list of releases',
    ),
    /** Further details, such as a percentage or a reason. */
    note: v.optional(text),
    /** The time of the change, in UTC. */
    at: v.pipe(text, v.isoTimestamp('must be a time in UTC')),
    /** The name that the publisher stated. */
    by: text,
    /** The integrity of the registry after this change, without its `history`. */
    registry: integrity,
    /** The integrity of the previous entry. The first entry has none. */
    previous: v.optional(integrity),
  },
  'must be an object',
);

/**
 * One change of the site, with its author, action and time. Each entry refers to the previous one by its integrity.
 */
export type HistoryEntry = v.InferOutput<typeof historyEntry>;

/** Parses an untrusted history entry. @throws {ContractError} naming `what` and every invalid field */
export function parseHistoryEntry(value: unknown, what: string): HistoryEntry {
  return parseContract(historyEntry, value, what);
}
