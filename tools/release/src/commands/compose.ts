import {
  type ChangeOptions,
  type ChangeResult,
  changeSite,
  createDocumentRewriteChange,
} from '../change/change-site.ts';
import { readRegistry } from '../registry/read-registry.ts';
import type { SiteStore } from '../store/store.ts';

/**
 * Writes the HTML documents that are older than registry.json. The function needs only the store, no sources and no
 * build.
 * @throws {SiteStoreError} before the first publish.
 */
export async function composeSite(
  store: SiteStore,
  options: ChangeOptions = {},
): Promise<ChangeResult> {
  await readRegistry(store);
  return changeSite(store, createDocumentRewriteChange(store), options);
}
