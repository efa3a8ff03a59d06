import { siteFileKeys } from '../store/site-keys.ts';
import type { SiteStore } from '../store/store.ts';
import { parseDocumentRevision } from './document-revision.ts';

/**
 * The value for a site without a revision whose HTML documents are known to be complete. Every document may then be
 * outdated.
 */
export const noFinishedRevision = -1;

/**
 * Reads from `remotes.json` the newest registry revision whose HTML documents are complete, because `remotes.json` is
 * written last. Call this function before reading registry.json, so that registry.json is at least as new.
 */
export async function readFinishedDocumentRevision(store: SiteStore): Promise<number> {
  const file = await store.read(siteFileKeys.allReleases);
  return file ? parseDocumentRevision(siteFileKeys.allReleases, file.bytes) : noFinishedRevision;
}
