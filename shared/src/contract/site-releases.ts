import * as v from 'valibot';
import { parseContract } from './parse-contract.ts';
import {
  generation,
  type Registry,
  type RegistryRelease,
  type RegistryRemote,
  remotes,
} from './registry.ts';

const siteReleases = v.object({ since: generation, remotes }, 'must be an object');

/**
 * What browsers are told of a registry: a document names the releases of its own remote alone, and
 * {@link allReleasesFile} those of all. The `since` of both says whether they belong together.
 */
export type SiteReleases = v.InferOutput<typeof siteReleases>;

/** Where the releases of all remotes are, below the site's address. */
export const allReleasesFile = 'remotes.json';

/** Checks releases from outside. @throws {ContractError} naming `what` and every bad field. */
export function parseSiteReleases(value: unknown, what: string): SiteReleases {
  return parseContract(siteReleases, value, what);
}

/** What browsers are told of some remotes, or of all. What only releasing needs is left out. */
export function releasesFor(
  { since, remotes: all }: Pick<Registry, 'since' | 'remotes'>,
  apps: readonly string[] = Object.keys(all),
): SiteReleases {
  const told = Object.entries(all).filter(([app]) => apps.includes(app));
  return {
    since,
    remotes: Object.fromEntries(told.map(([app, remote]) => [app, withoutManifests(remote)])),
  };
}

function withoutManifests({ live, previous, canary, ...rest }: RegistryRemote): RegistryRemote {
  return {
    ...rest,
    live: withoutManifest(live),
    ...(previous ? { previous: withoutManifest(previous) } : {}),
    ...(canary ? { canary: { ...canary, release: withoutManifest(canary.release) } } : {}),
  };
}

function withoutManifest({ manifest: _, ...release }: RegistryRelease): RegistryRelease {
  return release;
}
