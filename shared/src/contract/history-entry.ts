import * as v from 'valibot';
import { parseWithSchema } from './parse-contract.ts';
import { appVersionSchema, integrityHashSchema, siteRevisionSchema } from './registry.ts';

const text = v.pipe(v.string('must be a text'), v.minLength(1, 'must not be empty'));

const historyEntry = v.object(
  {
    /** The revision (change number) of the release registry after this entry's change. */
    revision: siteRevisionSchema,
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
    /** The releases that the change of this history entry published or removed. */
    releases: v.array(
      v.object({ app: text, version: appVersionSchema }, 'must be an object'),
      'must be a list of releases',
    ),
    /** Further details about the change, such as a canary percentage or a reason. */
    note: v.optional(text),
    /** The time of the change of this history entry, in UTC. */
    at: v.pipe(text, v.isoTimestamp('must be a time in UTC')),
    /** The publisher's name, as the publisher entered it. */
    by: text,
    /** The integrity hash of the release registry after this entry's change, computed without the `history` field. */
    registry: integrityHashSchema,
    /** The integrity hash of the previous history entry. The first entry has no previous hash. */
    previous: v.optional(integrityHashSchema),
  },
  'must be an object',
);

/** One change of the published site, with its author, action, time and the previous change's hash. */
export type SiteChangeHistoryEntry = v.InferOutput<typeof historyEntry>;

/**
 * Parses an untrusted entry of the change history.
 * @throws {SchemaError} that names the entry and every invalid field
 */
export function parseSiteChangeHistoryEntry(value: unknown, what: string): SiteChangeHistoryEntry {
  return parseWithSchema(historyEntry, value, what);
}
