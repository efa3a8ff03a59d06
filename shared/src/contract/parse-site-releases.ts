import * as v from 'valibot';
import { parseContract } from './parse-contract.ts';
import { appVersion, remotes, revision } from './registry.ts';

const siteReleases = v.object(
  {
    since: revision,
    /** The version of the host release. */
    host: appVersion,
    remotes,
  },
  'must be an object',
);

export type SiteReleases = v.InferOutput<typeof siteReleases>;

/**
 * Parses an untrusted list of the site's releases.
 * @throws {ContractError} naming `what` and every invalid field
 */
export function parseSiteReleases(value: unknown, what: string): SiteReleases {
  return parseContract(siteReleases, value, what);
}
