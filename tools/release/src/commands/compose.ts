import {
  type ChangeOptions,
  type ChangeResult,
  changeSite,
  rewriteDocumentsChange,
} from '../change/change-site.ts';
import { readRegistry } from '../registry/read-registry.ts';
import type { Store } from '../store/store.ts';

/**
 * Writes the documents that are older than registry.json. It needs only the store, no sources and no build.
 * @throws {StoreError} before the first publish.
 */
export async function compose(store: Store, options: ChangeOptions = {}): Promise<ChangeResult> {
  await readRegistry(store);
  return changeSite(store, rewriteDocumentsChange(store), options);
}
