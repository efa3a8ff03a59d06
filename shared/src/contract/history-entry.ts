import * as v from 'valibot';
import { parseContract } from './parse-contract.ts';
import { appVersion, generation, integrity } from './registry.ts';

const text = v.pipe(v.string('must be a text'), v.minLength(1, 'must not be empty'));

const historyEntry = v.object(
  {
    /** The generation of the registry that this change made. */
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
    /** What was released, or taken away. */
    releases: v.array(
      v.object({ app: text, version: appVersion }, 'must be an object'),
      'must be a list of releases',
    ),
    /** What else is to be known: a percentage, a reason. */
    note: v.optional(text),
    /** In UTC. */
    at: v.pipe(text, v.isoTimestamp('must be a time in UTC')),
    /** Who says to have done it. */
    by: text,
    /** Integrity of the registry that this change made, without its `history`. */
    registry: integrity,
    /** Integrity of the entry before this one; the first one has none. */
    previous: v.optional(integrity),
  },
  'must be an object',
);

/** One change of the site: who made it, what and when. Each names the one before by its integrity. */
export type HistoryEntry = v.InferOutput<typeof historyEntry>;

/** Checks an entry from outside. @throws {ContractError} naming `what` and every bad field. */
export function parseHistoryEntry(value: unknown, what: string): HistoryEntry {
  return parseContract(historyEntry, value, what);
}
