import { findRegistry } from '@torsa/release/registry/read-registry';
import { findPublishedRelease } from '@torsa/release/releases/stored-release';
import { FolderSiteStore } from '@torsa/release/store/folder-store';

/**
 * Returns the paths of a published site that search engines may index. The list is empty before the first release.
 */
export async function listIndexablePaths(siteDir: string): Promise<readonly string[]> {
  const store = new FolderSiteStore(siteDir);
  const remotes = (await findRegistry(store))?.registry.remotes ?? {};
  const releases = await Promise.all(
    Object.entries(remotes).map(([app, { live }]) =>
      findPublishedRelease(store, app, live.version),
    ),
  );
  return releases.flatMap((release) =>
    release?.manifest.kind === 'remote'
      ? release.manifest.pages
          .filter(({ access, noIndex }) => !access && !noIndex)
          .flatMap(({ paths }) => paths)
      : [],
  );
}
