import { encodedKeys } from '../store/compress.ts';
import { listKeys } from '../store/list-keys.ts';
import { siteKeys } from '../store/site-keys.ts';
import type { Store } from '../store/store.ts';
import { type Release, ReleaseError, releaseName } from './release.ts';

/** Says that browser files of an app are being deleted, one key a line, until {@link endPruning}. */
export async function markPruned(
  store: Store,
  app: string,
  keys: readonly string[],
): Promise<void> {
  await store.write(siteKeys.prunedFiles(app), Buffer.from(keys.map((key) => `${key}\n`).join('')));
}

export async function endPruning(store: Store, app: string): Promise<void> {
  await store.remove(siteKeys.prunedFiles(app));
}

async function prunedFiles(store: Store, app: string): Promise<ReadonlySet<string>> {
  const mark = await store.read(siteKeys.prunedFiles(app));
  return new Set(mark?.bytes.toString('utf8').split('\n'));
}

/**
 * For a release that shall be opened or pointed to, once its manifest is in the store. It shares files with others, and
 * a prune that reads the manifests before this one was there deletes files that it needs. Such a prune has marked them
 * before, so they are still marked, or already gone; and every later prune finds the manifest.
 * @throws {ReleaseError} when a file is being deleted, or gone.
 */
export async function refuseLostFiles(
  store: Store,
  release: Pick<Release, 'app' | 'version' | 'manifest'>,
): Promise<void> {
  const { app, manifest } = release;
  // In this order: of a prune that ends between the two, the mark is seen.
  const pruned = await prunedFiles(store, app);
  const there = await listKeys(store, siteKeys.files(app));
  const keys = Object.keys(manifest.files).flatMap((name) =>
    encodedKeys(siteKeys.browserFile(app, name)),
  );
  const toDelete = keys.filter((key) => pruned.has(key));
  if (toDelete.length > 0) {
    throw new ReleaseError(
      `${releaseName(release)} needs files that are being deleted: ${toDelete.join(', ')}. Run "prune" once more, and publish it again.`,
    );
  }
  const lost = keys.filter((key) => !there.has(key));
  if (lost.length > 0) {
    throw new ReleaseError(
      `${releaseName(release)} lacks ${lost.join(', ')}. Publish that build again.`,
    );
  }
}
