import { findRegistry } from '@torsa/release/registry/read-registry';
import { findRelease } from '@torsa/release/releases/stored-release';
import { FolderStore } from '@torsa/release/store/folder-store';

/** The indexable paths of a published site; empty before the first release. */
export async function publishedPaths(siteDir: string): Promise<readonly string[]> {
  const store = new FolderStore(siteDir);
  const remotes = (await findRegistry(store))?.registry.remotes ?? {};
  const releases = await Promise.all(
    Object.entries(remotes).map(([app, { live }]) => findRelease(store, app, live.version)),
  );
  return releases.flatMap((release) =>
    release?.manifest.kind === 'remote'
      ? release.manifest.pages
          .filter(({ access, noIndex }) => !access && !noIndex)
          .flatMap(({ paths }) => paths)
      : [],
  );
}
