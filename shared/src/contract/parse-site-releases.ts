import * as v from 'valibot';
import { parseWithSchema } from './parse-contract.ts';
import { appVersionSchema, registryRemotesSchema, siteRevisionSchema } from './registry.ts';

const siteReleases = v.object(
  {
    since: siteRevisionSchema,
    /** The version of the host release. */
    host: appVersionSchema,
    remotes: registryRemotesSchema,
  },
  'must be an object',
);

export type SiteReleases = v.InferOutput<typeof siteReleases>;

/**
 * Parses an untrusted list of the site's releases.
 * @throws {SchemaError} that names the list and every invalid field
 */
export function parseSiteReleases(value: unknown, what: string): SiteReleases {
  return parseWithSchema(siteReleases, value, what);
}
