import { siteKeys } from '../store/site-keys.ts';
import type { Store } from '../store/store.ts';
import { revisionOf } from './document-revision.ts';

/** Of no revision is anything known: every document may be behind. */
export const nothingFinished = -1;

/**
 * The newest revision whose documents are known to be all there: the list of all remotes comes after them. Ask for
 * it before the registry, which is at least as new then.
 */
export async function finishedRevision(store: Store): Promise<number> {
  const file = await store.read(siteKeys.allReleases);
  return file ? revisionOf(siteKeys.allReleases, file.bytes) : nothingFinished;
}
