import type { RequiredSingleton } from '@torsa/shared/contract/release-manifest';
import semver from 'semver';
import type { LoadedRemoteRelease } from '../bundles/load-site.ts';
import type { ReleaseRole } from '../registry/refs.ts';
import { formatReleaseName, type HostRelease } from '../releases/release.ts';

/**
 * Checks that a host's shared singletons have the exports and library versions that a remote needs.
 * @param host the live host, or the previous host, which a rollback would restore.
 */
export function findSingletonProblems(
  host: HostRelease,
  { release, manifest, channel }: Omit<LoadedRemoteRelease, 'routes'>,
  hostChannel: 'live' | 'previous' = 'live',
): readonly string[] {
  const remedy = hostChannel === 'live' ? remedyFor(channel, release.app) : remedyForRollback;
  const { provides } = host.manifest;
  return Object.entries(manifest.requires).flatMap(([key, required]) => {
    const provided = Object.hasOwn(provides, key) ? provides[key] : undefined;
    const lack = lackOf(key, required, provided);
    if (!lack) return [];
    return `${formatReleaseName(release)} (${channel}) uses ${lack.used}, and ${formatReleaseName(host)}${hostChannel === 'live' ? '' : ` (${hostChannel})`} ${lack.found}. ${remedy}`;
  });
}

function lackOf(
  key: string,
  { names, range }: RequiredSingleton,
  provided:
    | { readonly names: readonly string[]; readonly version?: string | undefined }
    | undefined,
): { readonly used: string; readonly found: string } | undefined {
  if (!provided) return { used: `"${key}"`, found: 'does not provide it' };
  const missing = names.filter((name) => !provided.names.includes(name));
  if (missing.length > 0) {
    return { used: `${missing.join(', ')} of "${key}"`, found: 'has no such export' };
  }
  if (range === undefined) return undefined;
  const { version = 'no version' } = provided;
  if (semver.valid(version) && semver.satisfies(version, range, { includePrerelease: true })) {
    return undefined;
  }
  return { used: `"${key}" ${range}`, found: `provides ${version}` };
}

function remedyFor(channel: ReleaseRole, app: string): string {
  switch (channel) {
    case 'live':
      return `Publish a host that has it first, or a build of ${app} that does not use it.`;
    case 'previous':
      return `Publish ${app} builds that do not use it, or drop the previous releases with "publish host --forget-previous".`;
    case 'canary':
      return `Publish a host that has it first, or end the canary with "abort ${app}".`;
  }
}

const remedyForRollback =
  'The host could not be rolled back. Give "publish" --forget-previous, which drops its previous release, or wait for the next host.';
