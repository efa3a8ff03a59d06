import type * as parsed from './parse-site-releases.ts';
import type { Registry, RegistryRelease, RegistryRemote } from './registry.ts';

/**
 * What browsers are told of a registry: the version of the host, and releases. A document names those of its own remote
 * alone, and {@link allReleasesFile} those of all. The `since` of both says whether they belong together.
 */
export type SiteReleases = parsed.SiteReleases;

/** Where the releases of all remotes are, below the site's address. */
export const allReleasesFile = 'remotes.json';

/**
 * Whether a value has the shape of releases. What was published was checked in full (`parseSiteReleases`), which would
 * be too much code for a browser.
 */
export function isSiteReleases(value: unknown): value is SiteReleases {
  return (
    isObject(value) &&
    typeof value['since'] === 'number' &&
    isObject(value['remotes']) &&
    Object.values(value['remotes']).every(isRemote)
  );
}

function isRemote(remote: unknown): boolean {
  if (!isObject(remote)) return false;
  const { since, live, previous, canary } = remote;
  return (
    typeof since === 'number' &&
    isRelease(live) &&
    (previous === undefined || isRelease(previous)) &&
    (canary === undefined || (isObject(canary) && isRelease(canary['release'])))
  );
}

function isRelease(release: unknown): boolean {
  return (
    isObject(release) &&
    ['version', 'entry', 'global'].every((field) => typeof release[field] === 'string') &&
    Array.isArray(release['routes'])
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** What browsers are told of some remotes, or of all. What only releasing needs is left out. */
export function releasesFor(
  { since, host, remotes: all }: Pick<Registry, 'since' | 'host' | 'remotes'>,
  apps: readonly string[] = Object.keys(all),
): SiteReleases {
  const chosen = Object.entries(all).filter(([app]) => apps.includes(app));
  return {
    since,
    host: host.live.version,
    remotes: Object.fromEntries(chosen.map(([app, remote]) => [app, withoutManifests(remote)])),
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

function withoutManifest({
  manifest: _manifest,
  nav: _nav,
  ...release
}: RegistryRelease): RegistryRelease {
  return release;
}
