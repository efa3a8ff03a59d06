import { listCompressedAndPlainKeys } from '../store/compress.ts';
import { listStoreKeys } from '../store/list-keys.ts';
import { siteFileKeys } from '../store/site-keys.ts';
import type { SiteStore } from '../store/store.ts';
import { type AppRelease, formatReleaseName, ReleaseError } from './release.ts';

/**
 * Checks that the store has all browser files of a release.
 * @throws {ReleaseError} when files are missing.
 */
export async function assertFilesStored(
  store: SiteStore,
  release: Pick<AppRelease, 'app' | 'version' | 'manifest'>,
): Promise<void> {
  const { app, manifest } = release;
  const present = await listStoreKeys(store, siteFileKeys.files(app));
  const keys = Object.keys(manifest.files).flatMap((name) =>
    listCompressedAndPlainKeys(siteFileKeys.browserFile(app, name)),
  );
  const lost = keys.filter((key) => !present.has(key));
  if (lost.length === 0) return;
  throw new ReleaseError(
    `${formatReleaseName(release)} has missing files: ${lost.join(', ')}. Publish that build again.`,
  );
}
