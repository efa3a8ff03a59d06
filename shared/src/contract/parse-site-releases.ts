import * as v from 'valibot';
import { parseContract } from './parse-contract.ts';
import { generation, remotes } from './registry.ts';

const siteReleases = v.object({ since: generation, remotes }, 'must be an object');

export type SiteReleases = v.InferOutput<typeof siteReleases>;

/** Checks releases from outside. @throws {ContractError} naming `what` and every bad field. */
export function parseSiteReleases(value: unknown, what: string): SiteReleases {
  return parseContract(siteReleases, value, what);
}
