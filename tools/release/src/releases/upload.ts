import {
  type CompressionQuality,
  compressFile,
  listCompressedAndPlainKeys,
} from '../store/compress.ts';
import { forEachInParallel } from '../store/in-parallel.ts';
import { listStoreKeys } from '../store/list-keys.ts';
import { siteFileKeys } from '../store/site-keys.ts';
import type { SiteStore } from '../store/store.ts';
import type { BuiltRelease } from './built-releases.ts';
import { formatReleaseName, ReleaseError } from './release.ts';

/**
 * Uploads the files of a build that the store lacks. When two publishers store the same build, the first manifest
 * remains.
 * @throws {ReleaseError} with each stored file that has the same name but different content.
 */
export async function uploadBuild(
  store: SiteStore,
  release: BuiltRelease,
  progress: (line: string) => void = () => {},
  compression: CompressionQuality = 'best',
): Promise<void> {
  const { app, version, build, manifestBytes } = release;
  const there = await listStoreKeys(
    store,
    siteFileKeys.version(app, version),
    siteFileKeys.files(app),
  );
  const nodeKey = siteFileKeys.nodeBundle(app, version, build.manifest.node.file);
  if (!there.has(nodeKey)) await store.write(nodeKey, build.nodeBundle);

  const files = [...build.browserFiles].map(([name, bytes]) => {
    const key = siteFileKeys.browserFile(app, name);
    return {
      name,
      key,
      bytes,
      missing: listCompressedAndPlainKeys(key).filter((form) => !there.has(form)),
    };
  });
  const count = files.filter(({ missing }) => missing.length > 0).length;
  if (count > 0)
    progress(`Uploading ${count} of ${files.length} files of ${formatReleaseName(release)}`);
  const conflictingNames: string[] = [];
  await forEachInParallel(files, async ({ name, key, bytes, missing }) => {
    const isThere = await isOrBecomes(store, key, bytes);
    if (!isThere) conflictingNames.push(name);
    else if (missing.some((form) => form !== key))
      await writeForms(store, key, bytes, missing, compression);
  });
  if (conflictingNames.length > 0) {
    throw new ReleaseError(
      `The store has different files with names of ${formatReleaseName(release)}: ${conflictingNames.sort().join(', ')}. A file's name must contain a hash of its content. If "status --verify" reports a stored file as damaged, delete that file.`,
    );
  }
  const releaseKey = siteFileKeys.release(app, version);
  if (!there.has(releaseKey)) {
    await store.writeIf(releaseKey, manifestBytes, { ifNoneMatch: '*' });
  }
}

/**
 * Writes a file if the store has no file with this key (path).
 * @returns true when the store now has exactly these bytes.
 */
async function isOrBecomes(store: SiteStore, key: string, bytes: Buffer): Promise<boolean> {
  const stored = await store.read(key);
  if (stored) return stored.bytes.equals(bytes);
  const outcome = await store.writeIf(key, bytes, { ifNoneMatch: '*' });
  // Another publisher has stored a file with this key in the meantime, possibly with the same bytes.
  return outcome === 'written' || ((await store.read(key))?.bytes.equals(bytes) ?? false);
}

async function writeForms(
  store: SiteStore,
  key: string,
  bytes: Buffer,
  missing: readonly string[],
  compression: CompressionQuality,
): Promise<void> {
  for (const [form, content] of await compressFile(key, bytes, compression)) {
    if (form !== key && missing.includes(form)) await store.write(form, content);
  }
}
