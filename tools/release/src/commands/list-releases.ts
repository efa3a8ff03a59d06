import type { ReleaseRegistry } from '@torsa/shared/contract/registry';
import { readRegistry } from '../registry/read-registry.ts';
import { findRevocationReason } from '../registry/revoked.ts';
import { listPublishedVersions, type PublishedVersion } from '../releases/published-versions.ts';
import { ReleaseError } from '../releases/release.ts';
import type { SiteStore } from '../store/store.ts';

export interface ListedRelease extends PublishedVersion {
  readonly app: string;
  /** The state `published` means that the files of the version are stored, but no browser loads this version. */
  readonly state: 'live' | 'previous' | 'canary' | 'published' | 'revoked';
}

/**
 * Lists all published versions of one app or of every app, newest first.
 * @throws {ReleaseError} for an unknown app.
 */
export async function listReleases(
  store: SiteStore,
  app: string | undefined,
): Promise<readonly ListedRelease[]> {
  const registry = await readRegistry(store);
  const apps = app ? [app] : ['host', ...Object.keys(registry.remotes)];
  const lists = await Promise.all(
    apps.map(async (name) =>
      (await listPublishedVersions(store, name)).map((one) => ({
        app: name,
        ...one,
        state: stateOf(registry, name, one.version),
      })),
    ),
  );
  if (app && lists.flat().length === 0) {
    throw new ReleaseError(`${app} is not published. "status" shows the published apps.`);
  }
  return lists.flat();
}

function stateOf(
  { host, remotes, revoked }: ReleaseRegistry,
  app: string,
  version: string,
): ListedRelease['state'] {
  const remote = remotes[app];
  const entry = app === 'host' ? host : remote;
  if (entry?.live.version === version) return 'live';
  if (remote?.canary?.release.version === version) return 'canary';
  if (entry?.previous?.version === version) return 'previous';
  return findRevocationReason({ revoked }, app, version) === undefined ? 'published' : 'revoked';
}
