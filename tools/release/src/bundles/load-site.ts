import type { HostBundle } from '@torsa/shared/contract/host-bundle';
import { SchemaError } from '@torsa/shared/contract/parse-contract';
import type { ReleaseRegistry } from '@torsa/shared/contract/registry';
import type { RemoteManifest } from '@torsa/shared/contract/release-manifest';
import type { RemoteBundle } from '@torsa/shared/contract/remote';
import { describeError } from '../describe-error.ts';
import {
  listRemoteRegistryEntries,
  type ReleaseRole,
  type RemoteRegistryEntry,
} from '../registry/refs.ts';
import {
  type AppRelease,
  assertHostRelease,
  formatReleaseName,
  type HostRelease,
  ReleaseError,
  type ReleaseSource,
} from '../releases/release.ts';
import { findBundleProblems } from './bundle-shape.ts';
import { findMetaDescriptionProblems } from './discovery-problems.ts';
import { loadHostBundle, loadRemoteBundle } from './load-bundles.ts';

/** A remote's release that registry.json references, with its loaded manifest and bundle. */
export interface LoadedRemoteRelease {
  readonly channel: ReleaseRole;
  readonly release: AppRelease;
  readonly manifest: RemoteManifest;
  /**
   * The exports of the node bundle (for rendering). Undefined for an invalid bundle, or if only the manifest was
   * requested.
   */
  readonly routes: RemoteBundle | undefined;
}

export interface LoadedSiteReleases {
  readonly host: { readonly release: HostRelease; readonly bundle: HostBundle };
  readonly remotes: readonly LoadedRemoteRelease[];
}

/** Selects which files of a release are loaded: only the manifest, or also the node bundle (for rendering). */
export type ReleaseFilesToLoad = 'bundle' | 'manifest' | 'nothing';

/**
 * Loads the releases that registry.json references, with an integrity check.
 * @returns the loaded releases and the problems of remotes.
 * @throws {ReleaseError} when the host cannot be loaded.
 */
export async function loadSiteReleases(
  registry: ReleaseRegistry,
  source: ReleaseSource,
  depthOf: (entry: RemoteRegistryEntry) => ReleaseFilesToLoad,
): Promise<{ readonly site: LoadedSiteReleases; readonly problems: readonly string[] }> {
  const release = assertHostRelease(
    await loadReferencedRelease(source, 'host', registry.host.live),
  );
  const host = { release, bundle: await loadHostBundle(release) };
  const problems: string[] = [];
  const remotes = await Promise.all(
    listRemoteRegistryEntries(registry).map(async (one) => {
      const depth = depthOf(one);
      if (depth === 'nothing') return [];
      try {
        const release = await loadReferencedRelease(source, one.app, one.entry);
        const bundle = depth === 'bundle' ? host.bundle : undefined;
        const loaded = await loadRemote(release, one.channel, bundle);
        problems.push(...loaded.problems);
        return [loaded.remote];
      } catch (error) {
        if (!(error instanceof ReleaseError || error instanceof SchemaError)) throw error;
        problems.push(describeError(error));
        return [];
      }
    }),
  );
  return { site: { host, remotes: remotes.flat() }, problems };
}

/**
 * Loads the release that an entry of registry.json references.
 * @throws {ReleaseError} when the manifest does not match the entry's integrity.
 */
export async function loadReferencedRelease(
  source: ReleaseSource,
  app: string,
  entry: { readonly version: string; readonly manifest?: string | undefined },
): Promise<AppRelease> {
  const release = await source(app, entry.version);
  if (release.manifestIntegrity !== entry.manifest) {
    throw new ReleaseError(
      `The manifest of ${formatReleaseName(release)} does not match the integrity in the registry. Publish or roll back ${app} again.`,
    );
  }
  return release;
}

/**
 * Loads the files of one release.
 * @param host provides the shared singletons of the node bundle; undefined loads only the manifest.
 */
async function loadRemote(release: AppRelease, channel: ReleaseRole, host: HostBundle | undefined) {
  const { manifest } = release;
  if (manifest.kind !== 'remote')
    throw new ReleaseError(
      `${formatReleaseName(release)} is a release of the host, but a release of a remote app is needed.`,
    );
  if (!host) return { remote: { channel, release, manifest, routes: undefined }, problems: [] };
  try {
    const bundle = await loadRemoteBundle(release, host.provided);
    const misshapen = findBundleProblems(release, manifest, bundle);
    if (misshapen.length > 0) {
      return { remote: { channel, release, manifest, routes: undefined }, problems: misshapen };
    }
    const routes = bundle as RemoteBundle;
    const problems = await findMetaDescriptionProblems(release, routes);
    return { remote: { channel, release, manifest, routes }, problems };
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    const remote = { channel, release, manifest, routes: undefined };
    return { remote, problems: [describeError(error)] };
  }
}
