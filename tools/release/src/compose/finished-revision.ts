import { siteKeys } from '../store/site-keys.ts';
import type { SiteStore } from '../store/store.ts';
import { parseDocumentRevision } from './document-revision.ts';

/** Means that the documents of no revision are known to be complete, so every document may be outdated. */
export const noFinishedRevision = -1;

/**
 * Reads the newest revision whose documents are complete from `remotes.json`, which is written last. Read it before
 * registry.json, so that registry.json is at least as new.
 */
export async function readFinishedDocumentRevision(store: SiteStore): Promise<number> {
  const file = await store.read(siteKeys.allReleases);
  return file ? parseDocumentRevision(siteKeys.allReleases, file.bytes) : noFinishedRevision;
}
