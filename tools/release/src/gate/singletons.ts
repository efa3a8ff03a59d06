import semver from 'semver';
import type { LoadedRemote } from '../compose/load-site.ts';
import { type HostRelease, releaseName } from '../releases/release.ts';

/** Whether a host provides every shared singleton that a remote needs, in its range. */
export function singletonProblems(
  host: HostRelease,
  { release, manifest, slot }: Omit<LoadedRemote, 'routes'>,
): readonly string[] {
  const { provides } = host.manifest;
  const who = `${releaseName(release)} (${slot})`;
  return Object.entries(manifest.requires).flatMap(([key, range]) => {
    const version = Object.hasOwn(provides, key) ? provides[key] : undefined;
    if (semver.validRange(range) === null) {
      return `${who} needs "${key}" in the range "${range}", not a valid semver range. Build ${release.app} again with a range such as ^1.2.3.`;
    }
    if (version === undefined) {
      return `${who} needs "${key}" ${range}, and ${releaseName(host)} does not provide it. Remove that import from ${release.app}, or first publish a host that provides it.`;
    }
    if (!semver.satisfies(version, range, { includePrerelease: true })) {
      return `${who} needs "${key}" ${range}, and ${releaseName(host)} provides ${version}. ${remedy(slot, release.app, version)}`;
    }
    return [];
  });
}

function remedy(slot: LoadedRemote['slot'], app: string, version: string): string {
  switch (slot) {
    case 'live':
      return `Build ${app} against ${version} and publish it, or publish a host that keeps to the range.`;
    case 'previous':
      return `Publish ${app} builds that take both, or let "publish host --forget-previous" drop what browsers could fall back to.`;
    case 'canary':
      return `Build ${app} against ${version}, or end its canary with "abort ${app}".`;
  }
}
