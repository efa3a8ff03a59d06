import { siteKeys } from '../store/site-keys.ts';
import type { Store } from '../store/store.ts';
import { revisionOf } from './document-revision.ts';

/** No revision is known to be complete, so every document may be old. */
export const noRevision = -1;

/**
 * The newest revision whose documents are complete, which `remotes.json` has because it is written last. Read it before
 * the registry, so that the registry is at least as new.
 */
export async function finishedRevision(store: Store): Promise<number> {
  const file = await store.read(siteKeys.allReleases);
  return file ? revisionOf(siteKeys.allReleases, file.bytes) : noRevision;
}
