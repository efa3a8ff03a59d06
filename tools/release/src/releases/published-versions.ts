import { siteFileKeys } from '../store/site-keys.ts';
import type { SiteStore } from '../store/store.ts';
import { findPublishedRelease } from './stored-release.ts';

export interface PublishedVersion {
  readonly version: string;
  readonly publishedAt: string | undefined;
  readonly commit: string | undefined;
  /** The total size of the version's browser files in bytes, before compression. */
  readonly bytes: number;
}

/** Lists the complete stored releases of an app, newest first. */
export async function listPublishedVersions(
  store: SiteStore,
  app: string,
): Promise<readonly PublishedVersion[]> {
  const keys = (await store.list(siteFileKeys.app(app))).map(({ key }) => key);
  const versions = keys.flatMap((key) => {
    const [, , version, file, ...deeper] = key.split('/');
    return version && file === 'release.json' && deeper.length === 0 ? [version] : [];
  });
  const found = await Promise.all(
    versions.map(async (version) => {
      const release = await findPublishedRelease(store, app, version);
      if (!release) return [];
      const { publishedAt, commit, files } = release.manifest;
      const bytes = Object.values(files).reduce((sum, one) => sum + one.bytes, 0);
      return [{ version, publishedAt, commit, bytes }];
    }),
  );
  return found.flat().sort((a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? ''));
}
