import * as v from 'valibot';
import { parseContract } from './parse-contract.ts';
import { appVersion, generation, remotes } from './registry.ts';

const siteReleases = v.object(
  {
    since: generation,
    /** The version of the host. */
    host: appVersion,
    remotes,
  },
  'must be an object',
);

export type SiteReleases = v.InferOutput<typeof siteReleases>;

/** Checks releases from outside. @throws {ContractError} naming `what` and every bad field. */
export function parseSiteReleases(value: unknown, what: string): SiteReleases {
  return parseContract(siteReleases, value, what);
}
