import * as v from 'valibot';
import { parseContract } from './parse-contract.ts';
import { appVersion, generation, remotes } from './registry.ts';

const siteReleases = v.object(
  {
    since: generation,
    /** The host's version. */
    host: appVersion,
    remotes,
  },
  'must be an object',
);

export type SiteReleases = v.InferOutput<typeof siteReleases>;

/** Parses untrusted releases. @throws {ContractError} naming `what` and every invalid field */
export function parseSiteReleases(value: unknown, what: string): SiteReleases {
  return parseContract(siteReleases, value, what);
}
