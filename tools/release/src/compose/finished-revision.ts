import { siteFileKeys } from '../store/site-keys.ts';
import type { SiteStore } from '../store/store.ts';
import { parseDocumentRevision } from './document-revision.ts';

/** No revision is known to have complete HTML documents, so every document may be outdated. */
export const noFinishedRevision = -1;

/**
 * Reads the newest registry revision whose HTML documents are complete, from `remotes.json`. Call this function before
 * reading registry.json.
 */
export async function readFinishedDocumentRevision(store: SiteStore): Promise<number> {
  const file = await store.read(siteFileKeys.allReleases);
  return file ? parseDocumentRevision(siteFileKeys.allReleases, file.bytes) : noFinishedRevision;
}
