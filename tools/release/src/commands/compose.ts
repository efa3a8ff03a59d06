import {
  changeSite,
  createDocumentRewriteChange,
  type SiteChangeOptions,
  type SiteChangeResult,
} from '../change/change-site.ts';
import { readRegistry } from '../registry/read-registry.ts';
import type { SiteStore } from '../store/store.ts';

/**
 * Writes the HTML documents that are older than registry.json. This needs no sources and no build.
 * @throws {SiteStoreError} before the first publish.
 */
export async function composeSiteDocuments(
  store: SiteStore,
  options: SiteChangeOptions = {},
): Promise<SiteChangeResult> {
  await readRegistry(store);
  return changeSite(store, createDocumentRewriteChange(store), options);
}
