import type * as parsed from './parse-site-releases.ts';
import type { RegistryRelease, RegistryRemoteApp, ReleaseRegistry } from './registry.ts';

/**
 * The part of the release registry that browsers read. An HTML document contains only its own remote's releases, and
 * {@link allReleasesFilePath} contains all.
 */
export type SiteReleases = parsed.SiteReleases;

/** The path of the file with the releases of all remotes. */
export const allReleasesFilePath = 'remotes.json';

/**
 * Returns true if a value looks like the list of releases. The full validation (`parseSiteReleases`) is too large for
 * browsers.
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

/** Returns the releases of some or all remotes for browsers, without the fields that only publishing needs. */
export function selectReleasesForBrowsers(
  { since, host, remotes: all }: Pick<ReleaseRegistry, 'since' | 'host' | 'remotes'>,
  apps: readonly string[] = Object.keys(all),
): SiteReleases {
  const chosen = Object.entries(all).filter(([app]) => apps.includes(app));
  return {
    since,
    host: host.live.version,
    remotes: Object.fromEntries(chosen.map(([app, remote]) => [app, withoutManifests(remote)])),
  };
}

function withoutManifests({
  live,
  previous,
  canary,
  ...rest
}: RegistryRemoteApp): RegistryRemoteApp {
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
