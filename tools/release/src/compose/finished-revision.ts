import { siteKeys } from '../store/site-keys.ts';
import type { SiteStore } from '../store/store.ts';
import { parseRevision } from './document-revision.ts';

/** Means that the documents of no revision are known to be complete, so every document may be outdated. */
export const noRevision = -1;

/**
 * Reads the newest revision whose documents are complete from `remotes.json`, which is written last. Read it before
 * registry.json, so that registry.json is at least as new.
 */
export async function readFinishedRevision(store: SiteStore): Promise<number> {
  const file = await store.read(siteKeys.allReleases);
  return file ? parseRevision(siteKeys.allReleases, file.bytes) : noRevision;
}
